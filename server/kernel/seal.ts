import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First part of stored values, so that the algorithm can be changed without a migration. */
const FORMAT = "v1";

export type SealingKey = {
  readonly masterSecret: string;
  /** A constant of the caller; each purpose has its own key. */
  readonly purpose: string;
  /** What the text belongs to, for example the row's ID: moved to another row, it does not open. */
  readonly owner: string;
};

/** Encrypts a text for storage (AES-256-GCM): `v1.` and base64url of nonce, ciphertext and tag. */
export const seal = ({ masterSecret, purpose, owner }: SealingKey, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(masterSecret, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${FORMAT}.${sealed.toString("base64url")}`;
};

/** Decrypts what `seal` made. Throws when it was changed, belongs to another owner or was made with another secret. */
export const open = ({ masterSecret, purpose, owner }: SealingKey, sealed: string): string => {
  const [format, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  if (format !== FORMAT || bytes.byteLength < NONCE_BYTES + TAG_BYTES) throw new Error("This is no sealed text.");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, deriveKey(masterSecret, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
};
