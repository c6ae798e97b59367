import { Decrypter, Encrypter } from "age-encryption";

/** Who can open a backup: people with the passphrase, or with the identity of one of the recipients (age1…). */
export type Lock = { readonly passphrase: string } | { readonly recipients: readonly string[] };

export type Keys = { readonly passphrase: string | null; readonly identities: readonly string[] };

/** How every file of age begins. */
export const AGE_HEADER = "age-encryption.org/v1";

/** Encrypts in the format of age (age-encryption.org), so that its own tool opens the file, too. */
export const encrypt = (bytes: ReadableStream<Uint8Array>, lock: Lock): Promise<ReadableStream<Uint8Array>> => {
  const encrypter = new Encrypter();
  if ("passphrase" in lock) encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) addRecipient(encrypter, recipient);
  return encrypter.encrypt(bytes);
};

const addRecipient = (encrypter: Encrypter, recipient: string): void => {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Error(`${recipient} isn't an age recipient. Recipients begin with age1 and are created by age-keygen.`);
  }
};

/** @throws one sentence if none of the keys opens it */
export const decrypt = async (
  bytes: ReadableStream<Uint8Array>,
  { passphrase, identities }: Keys,
): Promise<ReadableStream<Uint8Array>> => {
  if (passphrase === null && identities.length === 0)
    throw new Error(
      "The backup is encrypted. Set BACKUP_PASSPHRASE, or name the file with the passphrase (--passphrase-file) or the identity (--identity-file).",
    );
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  for (const identity of identities) addIdentity(decrypter, identity);
  try {
    return await decrypter.decrypt(bytes);
  } catch (error) {
    const isOther = error instanceof Error && /identity|recipient/i.test(error.message);
    if (!isOther) throw error;
    throw new Error(
      passphrase === null ? "None of the identities opens this backup." : "The passphrase doesn't open this backup.",
    );
  }
};

const addIdentity = (decrypter: Decrypter, identity: string): void => {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new Error("The identity file contains a line that isn't an age identity. Lines begin with AGE-SECRET-KEY-.");
  }
};
