import { t } from "@/messages/dashboard/labels";

type Waiting = { readonly return_code: string };
type NamedFile = { readonly name: string; readonly size: number };

const KINDS = /\.(pdf|png|jpe?g)$/i;
const OTHER_LETTERS = /[^a-z0-9]/gi;

// As the codes are printed, anywhere in a name; otherwise as a word of its own, since "rt" also ends common words; and
// without "RT", with a digit, so that two words of four letters are not taken for a code.
const CODES = [
  /RT-([a-z0-9]{4})-([a-z0-9]{4})/gi,
  /(?<![a-z0-9])RT[\s_-]*([a-z0-9]{4})[\s_-]*([a-z0-9]{4})(?![a-z0-9])/gi,
  /(?<![a-z0-9])(?=[a-z-]*\d)([2-9a-hj-np-z]{4})-([2-9a-hj-np-z]{4})(?![a-z0-9])/gi,
];

/** Larger than the server takes: said before anything is sent. */
export const MOST_LABEL_BYTES = 10 * 1024 * 1024;

const plain = (text: string): string => text.replaceAll(OTHER_LETTERS, "").toUpperCase();

/** What looks like a return code in a file's name, each once: "RT7F3K92QD". */
const codesIn = (name: string): string[] => [
  ...new Set(
    CODES.flatMap((pattern) =>
      [...name.matchAll(pattern)].map(([, first = "", last = ""]) => `RT${first}${last}`.toUpperCase()),
    ),
  ),
];

/** The return whose code is in the file's name, however it is written; undefined: in none, or beside another code. */
export const matchFile = <T extends Waiting>(name: string, waiting: readonly T[]): T | undefined => {
  const codes = codesIn(name);
  const found = waiting.filter(({ return_code }) =>
    [plain(name), ...codes].some((one) => one.includes(plain(return_code))),
  );
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  return codes.every((code) => code === plain(one.return_code)) ? one : undefined;
};

/** Where a file goes. */
type Placed<F> = {
  file: F;
  /** "": to no return yet. */
  processId: string;
  /** Why it goes to no return, in words; "": it has one, or cannot be a label. */
  note: string;
  /** Why it cannot be a label, in words; null where it may be one. */
  wrong: string | null;
};

/**
 * Files with the return of each, at most one file per return: a label that reaches another shopper cannot be called back.
 * Where one return waits alone, a file without any code is taken for its label, after those that name it.
 *
 * @param taken returns that have a file already, by process
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

/** Why a file cannot be a label, in words; null where it may be one. The server looks at its content. */
export const wrongFile = ({ name, size }: NamedFile): string | null => {
  if (!KINDS.test(name)) return t("matchFile.wrongKind");
  if (size === 0) return t("matchFile.empty");
  return size > MOST_LABEL_BYTES ? t("matchFile.tooLarge") : null;
};
