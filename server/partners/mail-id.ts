import { sha256Hex } from "@/server/kernel/crypto";

const LENGTH = 26;
const REFERENCE = new RegExp(`^(mail_[0-9a-f]{${LENGTH}})-(\\d{1,6})$`);
/** The Message-ID of every stored email: mail services may keep it, or return it without brackets. */
const MESSAGE_ID = /^<?([\w.-]{1,200}@homeward)>?$/;

/** Returns the row ID of an email by its Message-ID: sending the same email again gives the same row. */
export const mailIdOf = (messageId: string): string => `mail_${sha256Hex(messageId).slice(0, LENGTH)}`;

/**
 * Returns the reference that a mail service returns in its notices: the row and the attempt, which mean nothing to
 * others. Letters, digits, `_` and `-`, which all services accept.
 */
export const mailReference = ({ id, attempt }: { id: string; attempt: number }): string => `${id}-${attempt}`;

export type NamedMail = { readonly id: string /** Null: unknown. */; readonly attempt: number | null };

/** Returns the email that a service refers to, by its reference or Message-ID; null: not one of ours. */
export const readMailName = ({
  reference = "",
  messageId = "",
}: {
  reference?: string | undefined;
  messageId?: string | undefined;
}): NamedMail | null => {
  const given = REFERENCE.exec(reference);
  if (given !== null) return { id: given[1] ?? "", attempt: Number(given[2]) };
  const own = MESSAGE_ID.exec(messageId.trim());
  return own === null ? null : { id: mailIdOf(`<${own[1]}>`), attempt: null };
};
