import { sha256Hex } from "@/server/kernel/crypto";

const LENGTH = 26;
const REFERENCE = new RegExp(`^(mail_[0-9a-f]{${LENGTH}})-(\\d{1,6})$`);
/** Of every mail that is written down: its service may keep it, or name it without the brackets. */
const MESSAGE_ID = /^<?([\w.-]{1,200}@homeward)>?$/;

/** A mail as its row is named, by its Message-ID: the same mail once more is the same row. */
export const mailIdOf = (messageId: string): string => `mail_${sha256Hex(messageId).slice(0, LENGTH)}`;

/**
 * What a mail service is given to name a mail by when it tells of it: the row and the attempt, which mean nothing to
 * anybody else. Letters, digits, `_` and `-`, which all services take.
 */
export const mailReference = ({ id, attempt }: { id: string; attempt: number }): string => `${id}-${attempt}`;

export type NamedMail = { readonly id: string /** Null: not known. */; readonly attempt: number | null };

/** The mail that a service names, by what it was given or by the Message-ID; null: it is none of ours. */
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
