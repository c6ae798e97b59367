import { t } from "@/messages/dashboard/labels";

type Waiting = { readonly return_code: string };
type NamedFile = { readonly name: string; readonly size: number };

const KINDS = /\.(pdf|png|jpe?g)$/i;
const OTHER_LETTERS = /[^a-z0-9]/gi;

// Matches codes as they are printed, anywhere in a name. Otherwise a code must be a separate word, because "rt" also
// ends common words; without "RT" it needs a digit, so that two words of four letters don't match.
const CODES = [
  /RT-([a-z0-9]{4})-([a-z0-9]{4})/gi,
  /(?<![a-z0-9])RT[\s_-]*([a-z0-9]{4})[\s_-]*([a-z0-9]{4})(?![a-z0-9])/gi,
  /(?<![a-z0-9])(?=[a-z-]*\d)([2-9a-hj-np-z]{4})-([2-9a-hj-np-z]{4})(?![a-z0-9])/gi,
];

/** Maximum size that the server accepts, in bytes; checked before the upload. */
export const MOST_LABEL_BYTES = 10 * 1024 * 1024;

const plain = (text: string): string => text.replaceAll(OTHER_LETTERS, "").toUpperCase();

/** Returns everything in a file name that looks like a return code, without duplicates: "RT7F3K92QD". */
const codesIn = (name: string): string[] => [
  ...new Set(
    CODES.flatMap((pattern) =>
      [...name.matchAll(pattern)].map(([, first = "", last = ""]) => `RT${first}${last}`.toUpperCase()),
    ),
  ),
];

/** Returns the return whose code is in the file name, in any spelling; undefined if there's none or a second code. */
export const matchFile = <T extends Waiting>(name: string, waiting: readonly T[]): T | undefined => {
  const codes = codesIn(name);
  const found = waiting.filter(({ return_code }) =>
    [plain(name), ...codes].some((one) => one.includes(plain(return_code))),
  );
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  return codes.every((code) => code === plain(one.return_code)) ? one : undefined;
};

/** The return assigned to a file. */
type Placed<F> = {
  file: F;
  /** "" if no return is assigned yet. */
  processId: string;
  /** Why no return is assigned; "" if one is, or if the file can't be a label. */
  note: string;
  /** Why the file can't be a label; null if it can. */
  wrong: string | null;
};

/**
 * Assigns a return to each file, at most one file per return, because a label emailed to the wrong shopper can't be
 * recalled. If only one return is waiting, a file without a code counts as its label, after files that name it.
 *
 * @param taken process IDs of returns that already have a file
 */
export const placeFiles = <F extends NamedFile>(
  files: readonly F[],
  waiting: readonly (Waiting & { readonly process_id: string })[],
  taken: readonly string[],
): Placed<F>[] => {
  const full = new Set(taken);
  const isNamed = ({ name }: F): boolean => matchFile(name, waiting) !== undefined;
  const named = files.filter(isNamed);
  return [...named, ...files.filter((file) => !isNamed(file))].map((file) => {
    const wrong = wrongFile(file);
    if (wrong !== null) return { file, processId: "", note: "", wrong };
    const codes = codesIn(file.name);
    const only = waiting.length === 1 && codes.length === 0 ? waiting[0] : undefined;
    const match = matchFile(file.name, waiting) ?? only;
    if (match === undefined) return { file, processId: "", note: noMatchWords(codes.length), wrong };
    if (full.has(match.process_id))
      return { file, processId: "", note: t("matchFile.taken", { code: match.return_code }), wrong };
    full.add(match.process_id);
    return { file, processId: match.process_id, note: "", wrong };
  });
};

const noMatchWords = (codes: number): string => {
  if (codes === 0) return t("matchFile.noCode");
  return codes === 1 ? t("matchFile.otherCode") : t("matchFile.severalCodes");
};

/** Returns why a file can't be a label, or null if it can. The server checks the content. */
export const wrongFile = ({ name, size }: NamedFile): string | null => {
  if (!KINDS.test(name)) return t("matchFile.wrongKind");
  if (size === 0) return t("matchFile.empty");
  return size > MOST_LABEL_BYTES ? t("matchFile.tooLarge") : null;
};
