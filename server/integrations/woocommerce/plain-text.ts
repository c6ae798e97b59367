/** HTML names of ISO 8859-1 from 160 on: shops migrated from older systems have such entities in their titles. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(" ").map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", ndash: "–", mdash: "—", hellip: "…" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", bull: "•" }),
  ...Object.entries({ prime: "′", Prime: "″", trade: "™", euro: "€" }),
]);

const LAST_CODE_POINT = 0x10_ff_ff;

/**
 * Converts WordPress text to plain text. Titles, options and messages contain HTML entities and sometimes markup.
 * Entities are decoded only once, so that a name that shows an entity keeps it.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:\/?[a-z]|!--)[^>]*>/gi, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi, (entity, decimal, hex, name) =>
      name === undefined
        ? (characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? entity)
        : (NAMED.get(name) ?? entity),
    )
    .replace(/\s+/g, " ")
    .trim();

/** Returns the character for a code; null for invalid codes. */
const characterOf = (code: number): string | null =>
  code === 0 || code > LAST_CODE_POINT || (code >= 0xd8_00 && code <= 0xdf_ff) ? null : String.fromCodePoint(code);
