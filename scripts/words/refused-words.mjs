/**
 * Words that readers should never see, with their replacements: the glossary of the product's language, literal
 * translations, and British spelling. `in` says where a word is refused: everywhere, or in texts and prose only.
 */
const EVERYWHERE = ["text", "comment", "prose"];
const FOR_READERS = ["text", "prose"];

const refuse = (pattern, instead, where = FOR_READERS) => ({ pattern, instead, in: where });

export const REFUSED_WORDS = [
  // The glossary: one word per concept.
  refuse(/\bthe way back\b|\bways to send\b/i, "return shipping, return method"),
  refuse(/\b(pay|pays|paid|paying) back\b/i, "refund, refunded"),
  refuse(/\blooks? first\b|\bwaits for (your|a) (look|word)\b/i, "needs approval, on hold"),
  refuse(/\blets? (it|its money|the money) go\b/i, "release the hold, release the refund"),
  refuse(/\b(set|done) by hand\b/i, "override, resolved manually"),
  refuse(/\b(gives?|gave|given|giving) (it|the return|this return) up\b/i, "close as failed"),
  refuse(/\bmail ?box\b/i, "Emails"),
  refuse(/\be-mails?\b/i, "email", EVERYWHERE),
  refuse(/\b(runs?|ran) out\b/i, "expires"),
  refuse(/\bsend (it )?once more\b/i, "retry, redeliver"),
  refuse(/\bunderstood,? too\b/i, "optional"),
  refuse(/\bcells are parted\b|\bletters are\b.*\bencoding\b/i, "delimiter, encoding"),
  refuse(/\bnot now\b/i, "Cancel"),
  // Literal translations.
  refuse(/\bcomes? about\b|\bcame about\b/i, "is calculated, happens", EVERYWHERE),
  refuse(/\bstands? (here|there|below|above|behind|beside|on it|in it)\b/i, "is, is shown"),
  refuse(/\bwho(so)?ever\b/i, "anyone who, the person who, whoever is not a subject here"),
  refuse(/\bsomebody\b/i, "someone"),
  refuse(
    /\bwhat nobody\b|\bnobody (told|was told|announced|checked)\b/i,
    "name the thing: uninspected units, unannounced parcels",
  ),
  refuse(/\bfor good\b/i, "permanently"),
  refuse(/\bonce more\b/i, "again"),
  refuse(/\ban? [\w-]+ of (its|their|one's) own\b|\bof (ours|yours|theirs)\b/i, "its own …, our …"),
  refuse(/\bby itself\b/i, "automatically"),
  refuse(/\bno more\b(?! than)|\bany more\b/i, "no longer"),
  refuse(/\bis wanted\b|\bare wanted\b/i, "is required"),
  refuse(/\bhanded on\b|\bhands? on to\b/i, "passed to, exposed"),
  refuse(/\btyping errors?\b/i, "typo"),
  refuse(/\boutright\b|\bto hand\b(?!le)|\bdear\b/i, "say it plainly"),
  refuse(
    /\bwhilst\b|\bamongst\b|\bthereby\b|\bwherein\b|\bhereby\b|\bshall\b/i,
    "while, among, by this; will or must",
    EVERYWHERE,
  ),
  // American spelling.
  refuse(/\w*(colour|behaviour|favour|neighbour|honour)\w*/i, "color, behavior, favor, neighbor, honor", EVERYWHERE),
  refuse(
    /\bcatalogue\w*|\bdialogues?\b|\bcheques?\b|\blicences?\b|\bdefence\b|\bartefacts?\b/i,
    "catalog, dialog, check, license, defense, artifact",
    EVERYWHERE,
  ),
  refuse(
    /\b(un)?(cancell|labell|travell|modell|signall)(ed|ing)\b/i,
    "canceled, labeled, traveled, modeled, signaled",
    EVERYWHERE,
  ),
  refuse(/\b\w*(centre|metre|litre)s?\b|\bcentred\b/i, "center, meter, liter", EVERYWHERE),
  refuse(/\bgre(y|ys|yed)\b/i, "gray", EVERYWHERE),
  refuse(/\b(fulfil|fulfils|enrol|enrols)\b/i, "fulfill, enroll", EVERYWHERE),
  refuse(
    /\b(organi|normali|initiali|recogni|summari|authori|unauthori|minimi|maximi|optimi|synchroni|seriali|categori|customi|finali|prioriti|randomi|rasteri|utili|visuali|apologi)s(e|es|ed|ing|ation|ations)\b/i,
    "-ize",
    EVERYWHERE,
  ),
];
