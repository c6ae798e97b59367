import { deriveKey, hmacOfFields } from "@/server/kernel/crypto";

/** Returns the keyed hash by which the ledger knows an email address of a tenant, and from which nobody reads it. */
export const mailKey = (masterSecret: string, { groupId, email }: { groupId: string; email: string }): string =>
  hmacOfFields(deriveKey(masterSecret, "ledger-mail"), [groupId, email]).toString("base64url");
