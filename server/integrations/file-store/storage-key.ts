const KEY_BYTES = 16;
const KEY_FORM = /^([0-9a-f]{2})\/\1[0-9a-f]{30}$/;

/** Creates a storage key. Its two-character folder keeps each folder small enough to list. */
export const createStorageKey = (randomBytes: (count: number) => Uint8Array): string => {
  const name = Buffer.from(randomBytes(KEY_BYTES)).toString("hex");
  return `${name.slice(0, 2)}/${name}`;
};

/** Returns whether a key was created here; no other key reaches a file system or bucket. */
export const isStorageKey = (text: string): boolean => KEY_FORM.test(text);
