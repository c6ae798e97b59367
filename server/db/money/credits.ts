import type { Tx } from "@/server/db/client";
import { readValue } from "@/server/db/read-json";
import { readSql, update } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { CreditEntry } from "@/server/domain/credits/types";
import type { Credit } from "@/server/domain/process/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";

/** A credit with its complete ledger, oldest line first. */
export type CreditLedger = Credit & {
  processId: string;
  ecommerceId: string;
  createdAt: string;
  /** The connected shop's ID of it; "" if no shop accepts its code. */
  shopReference: string;
  entries: (CreditEntry & { reference: string; at: string })[];
};

type By = { code: string; ecommerceId: string } | { payoutId: string };

const matching = (by: By): Sql =>
  "code" in by ? sql`c.code = ${by.code} and c.ecommerce_id = ${by.ecommerceId}` : sql`c.payout_id = ${by.payoutId}`;

/** Returns the credit that a code or a payout names, or null if it doesn't exist or belongs to another tenant. */
export const findCredit = (tx: Tx, scope: TenantScope, by: By): Promise<CreditLedger | null> => readValue<CreditLedger>(
  tx,
)`
    select json_build_object('row', to_json(c), 'entries', coalesce((
      select json_agg(json_build_object('kind', x.kind, 'amount_minor', x.amount_minor, 'reference', x.reference, 'at', x.at)
        order by x.id) from credit_entries x where x.credit_id = c.id), '[]'::json)) as data
    from credits c where ${matching(by)} and ${withinScope(scope, "c")}`;

/** Locks the credit against spending and taking back until the transaction ends, then reads it. */
export const lockCredit = async (tx: Tx, scope: TenantScope, by: By): Promise<CreditLedger | null> => {
  await readSql(tx)`select 1 from credits c where ${matching(by)} and ${withinScope(scope, "c")} for update`;
  return findCredit(tx, scope, by);
};

/** Appends a line to the ledger of a locked credit; the balance follows. */
export const appendCreditEntry = async (
  tx: Tx,
  actor: Actor,
  { creditId, entry, reference, now }: { creditId: string; entry: CreditEntry; reference: string; now: Date },
): Promise<void> => {
  const { groupId, name: actorName } = actor;
  const { kind, amountMinor } = entry;
  await insertRows(tx, "credit_entries", [{ groupId, creditId, kind, amountMinor, reference, actorName, at: now }]);
  await update(tx, "credits", {
    where: { id: creditId, groupId },
    set: { balanceMinor: sql`balance_minor + ${amountMinor}` },
  });
};
