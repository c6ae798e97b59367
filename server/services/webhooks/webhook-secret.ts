import { randomBytes } from "node:crypto";
import { open, seal } from "@/server/kernel/seal";
import type { ServiceContext } from "../context";

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;
const PREFIX = "whsec_";
const PURPOSE = "webhook-secrets";

type Sealing = Pick<ServiceContext, "env">;

/** A new signing secret, as the merchant sees it. */
export const mintWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** The decoded bytes of the secret: the key that Standard Webhooks signs with. */
export const webhookSecretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

/** Seals a secret for storage; it opens only for the same endpoint. */
export const sealWebhookSecret = ({ env }: Sealing, endpointId: string, secret: string): string =>
  seal({ masterSecret: env.HOMEWARD_SECRET, purpose: PURPOSE, owner: endpointId }, secret);

/** Throws when it was sealed with another HOMEWARD_SECRET. */
export const openWebhookSecret = ({ env }: Sealing, endpointId: string, sealed: string): string =>
  open({ masterSecret: env.HOMEWARD_SECRET, purpose: PURPOSE, owner: endpointId }, sealed);

/**
 * Returns the active secrets, newest first. Throws when the newest was sealed with another HOMEWARD_SECRET. An older
 * one like that is skipped, because rotating is how a merchant recovers from that.
 */
export const openWebhookSecrets = (
  sealing: Sealing,
  endpointId: string,
  { sealedSecret, previousSealedSecret }: { sealedSecret: string; previousSealedSecret: string | null },
): readonly [string, ...string[]] => [
  openWebhookSecret(sealing, endpointId, sealedSecret),
  ...(previousSealedSecret === null ? [] : opened(sealing, endpointId, previousSealedSecret)),
];

const opened = (sealing: Sealing, endpointId: string, sealed: string): string[] => {
  try {
    return [openWebhookSecret(sealing, endpointId, sealed)];
  } catch {
    return [];
  }
};
