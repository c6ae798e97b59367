/**
 * Letters that don't become Latin by removing accents, in lower case: "ß" is "ss". Based on the table of the European
 * Payments Council (EPC217-08), with "ss" for "ß" and two letters where one would make another name.
 */

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(
    list.split(" ").map((pair) => {
      const [letter = "", spelling = ""] = pair.split(":");
      return [letter, spelling];
    }),
  );

export const LATIN = pairs(
  "ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ĸ:k ŋ:n ŧ:t ſ:s ə:e ƒ:f ĳ:ij ŀ:l ŉ:n ǆ:dz ǉ:lj ǌ:nj ª:a º:o",
);

/** Lower case; accents are removed first. */
export const GREEK = pairs(
  "α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o µ:m",
);

/**
 * Bulgarian, Macedonian, Serbian, Ukrainian, Belarusian and Russian. The soft sign is silent, so it becomes an
 * apostrophe.
 */
export const CYRILLIC = pairs(
  "а:a б:b в:v г:g ґ:g д:d ѓ:gj ђ:dj е:e ё:yo є:ye ж:zh з:z ѕ:dz и:i і:i ї:yi й:y ј:j к:k ќ:kj л:l љ:lj м:m н:n " +
    "њ:nj о:o п:p р:r с:s т:t ћ:c у:u ў:u ф:f х:h ц:ts ч:ch џ:dz ш:sh щ:sht ъ:a ы:y ь:' э:e ю:yu я:ya",
);
