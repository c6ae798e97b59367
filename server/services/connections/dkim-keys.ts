import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { MailSenderRow } from "@/server/db/mails/mail-senders";
import type { Env } from "@/server/kernel/env";
import { open, type SealingKey, seal } from "@/server/kernel/seal";
import type { DkimKey, MailSender } from "@/server/partners/mail-provider";

/** Every receiver verifies RSA; many still ignore ed25519 (RFC 8463). A longer key doesn't fit into one DNS string. */
const RSA_BITS = 2048;

const keyFor = (masterSecret: string, owner: string): SealingKey => ({ masterSecret, purpose: "mail-dkim", owner });

/** The key that signs a store's emails. Null until its DNS record has been seen under the name the emails use. */
export const dkimKeyOf = (
  env: Pick<Env, "HOMEWARD_SECRET">,
  { known, sender }: { known: MailSenderRow; sender: MailSender },
): DkimKey | null => {
  const { dkimDomain: domain, dkimSelector: selector } = sender;
  if (known.dkimActiveFor !== dkimRecordName(sender)) return null;
  return { domain, selector, privateKey: open(keyFor(env.HOMEWARD_SECRET, known.connectionId), known.sealedDkimKey) };
};

/** Creates a key pair: the private key sealed for its row, the public key as in the DNS record. */
export const createDkimKeys = async (
  env: Pick<Env, "HOMEWARD_SECRET">,
  connectionId: string,
): Promise<Pick<MailSenderRow, "sealedDkimKey" | "dkimPublicKey">> => {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: RSA_BITS });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return {
    sealedDkimKey: seal(keyFor(env.HOMEWARD_SECRET, connectionId), pem),
    dkimPublicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  };
};

/** "homeward._domainkey.shop.example" */
export const dkimRecordName = ({ dkimDomain, dkimSelector }: MailSender): string =>
  `${dkimSelector}._domainkey.${dkimDomain}`;
