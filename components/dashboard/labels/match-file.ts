type Waiting = { readonly return_code: string };

const KINDS = /\.(pdf|png|jpe?g)$/i;
const OTHER_LETTERS = /[^a-z0-9]/gi;

/** Larger than the server takes: said before anything is sent. */
export const MOST_LABEL_BYTES = 10 * 1024 * 1024;

const plain = (text: string): string => text.replaceAll(OTHER_LETTERS, "").toUpperCase();

/** The return whose code is in the file's name, however it is written; undefined: in none, or in several. */
export const matchFile = <T extends Waiting>(name: string, waiting: readonly T[]): T | undefined => {
  const found = waiting.filter(({ return_code }) => plain(name).includes(plain(return_code)));
  return found.length === 1 ? found[0] : undefined;
};

/** Why a file cannot be a label, in words; null where it may be one. The server looks at its content. */
export const wrongFile = ({ name, size }: { name: string; size: number }): string | null => {
  if (!KINDS.test(name)) return "Choose a PDF, PNG or JPG file.";
  if (size === 0) return "This file is empty.";
  return size > MOST_LABEL_BYTES ? "This file is larger than 10 MB." : null;
};
