const KEY_BYTES = 16;
const KEY_FORM = /^([0-9a-f]{2})\/\1[0-9a-f]{30}$/;

/** A new key of a file. Two characters of folder keep any one folder small enough to list. */
export const createStorageKey = (randomBytes: (count: number) => Uint8Array): string => {
  const name = Buffer.from(randomBytes(KEY_BYTES)).toString("hex");
  return `${name.slice(0, 2)}/${name}`;
};

/** Whether a key was made here: no other one ever reaches a file system or a bucket. */
export const isStorageKey = (text: string): boolean => KEY_FORM.test(text);
