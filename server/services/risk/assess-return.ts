import type { Tx } from "@/server/db/client";
import { type HashedMark, readPersonFacts } from "@/server/db/stores/risk";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { assessRisk, type RiskFacts } from "@/server/domain/risk/assess-risk";
import { type IdentityMark, identityMarks } from "@/server/domain/risk/identity-marks";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { deriveKey, hmacOfFields } from "@/server/kernel/crypto";
import { openBankAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";

/** Who returns what, for a draft or a process. Amounts in minor units. */
export type AssessedReturn = {
  id: string;
  ecommerceId: string;
  email: string;
  phone: string;
  address: PostalAddress;
  sealedBankAccount: string | null;
  platformCustomerId: string;
  returnValueMinor: number;
  weight: RiskFacts["weight"];
  at: Date;
};

/** Assesses the risk of a return from the merchant's own data: a score with its reasons. Read-only. */
export const assessReturn = async (
  ctx: ServiceContext,
  db: Tx,
  actor: Actor,
  assessed: AssessedReturn,
): Promise<ReturnType<typeof assessRisk>> => {
  const { id: exceptId, at, ecommerceId, email, returnValueMinor, weight } = assessed;
  const marks = hashedMarks(ctx, actor, assessed);
  const asked = { marks, exceptId, ecommerceId, lookupEmail: lookupEmail(email), at };
  const facts = await readPersonFacts(db, actor, asked);
  return assessRisk({ ...facts, returnValueMinor, weight, at: at.toISOString() });
};

/** Hashes a person's marks for storage, salted per tenant so that tenants can't be compared. */
export const hashedMarks = (
  ctx: ServiceContext,
  { groupId }: Pick<Actor, "groupId">,
  person: Omit<AssessedReturn, "returnValueMinor" | "weight" | "at" | "ecommerceId">,
): HashedMark[] => {
  const { id, sealedBankAccount } = person;
  const iban = sealedBankAccount === null ? "" : openBankAccount(ctx, { id, sealedBankAccount }).iban;
  const key = deriveKey(ctx.env.HOMEWARD_SECRET, "risk-identities");
  const hash = ({ kind, text }: IdentityMark) => hmacOfFields(key, [groupId, kind, text]).toString("hex");
  return identityMarks({ ...person, iban }).map((mark) => ({ kind: mark.kind, hash: hash(mark) }));
};
