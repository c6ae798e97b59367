/** Particles that belong to the family name: "Vincent van Gogh", "Ana de la Cruz". Compared in lower case. */
const PARTICLES = new Set(
  (
    "van von der den de del della dell di da do dos das du des la las le les el al bin ibn ben zu zum zur ter ten te " +
    "af av st. st mac o' y e i"
  ).split(" "),
);
/** Suffixes that belong to the family name. */
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;
/** Titles before a name, which are not part of it. */
const TITLE = /^(mr|mrs|ms|mx|miss|herr|frau|mme|mlle|sr|sra|sig)\.?$/i;

/**
 * Splits a full name. "Cruz, Ana" has the family name first; a particle starts the family name; a single word is the
 * first name, because emails greet by it.
 */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const name = fullName.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const [family = "", given = "", ...more] = name.split(",").map((part) => part.trim());
  if (given !== "" && more.length === 0 && !SUFFIX.test(given)) return { firstName: given, lastName: family };
  const words = name
    .replaceAll(",", " ")
    .split(" ")
    .filter((word) => word !== "");
  if (words.length > 1 && TITLE.test(words[0] ?? "")) words.shift();
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: "" };
  // The first word never starts the family name, even if it looks like a particle: "Al Jones", "Van Morrison".
  const particle = words.findIndex((word, place) => place > 0 && PARTICLES.has(word.toLowerCase()));
  const isLastParticle = particle === words.length - 1;
  const suffixes = SUFFIX.test(words.at(-1) ?? "") && words.length > 2 ? 1 : 0;
  const start = particle > 0 && !isLastParticle ? particle : words.length - 1 - suffixes;
  return { firstName: words.slice(0, start).join(" "), lastName: words.slice(start).join(" ") };
};
