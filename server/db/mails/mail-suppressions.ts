import type { Tx } from "@/server/db/client";
import { change, read, readFirst, readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";

type MailSuppression = RowOf<"mail_suppressions">;
type Key = Pick<MailSuppression, "ecommerceId" | "address">;

const keyOf = ({ ecommerceId, address }: Key) => ({ ecommerceId, address: address.toLowerCase() });

type Suppressed = Pick<MailSuppression, "code" | "answer"> & { isComplaint?: boolean };

/** Returns why a store doesn't email an address; null if it does. */
export const findSuppression = (tx: Tx, key: Key): Promise<MailSuppression | null> => {
  const { ecommerceId, address } = keyOf(key);
  const ofStore = query.selectFrom("mail_suppressions").selectAll().where("ecommerceId", "=", ecommerceId);
  return readFirst(tx, ofStore.where("address", "=", address));
};

export const insertSuppression = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, code, answer, isComplaint = false, ...key }: Key & Suppressed & { now: Date },
): Promise<void> => {
  const suppressed = { ...keyOf(key), groupId, code, answer, isComplaint, createdAt: now };
  const inserted = query.insertInto("mail_suppressions").values(suppressed);
  await change(
    tx,
    inserted.onConflict((oc) => oc.doNothing()),
  );
};

/** Newest first, at most 200. */
export const listSuppressions = (tx: Tx, scope: TenantScope): Promise<MailSuppression[]> =>
  read(
    tx,
    query
      .selectFrom("mail_suppressions as s")
      .selectAll("s")
      .where(withinScope(scope, "s"))
      .orderBy("s.createdAt", "desc")
      .orderBy("s.address")
      .limit(200),
  );

/**
 * Bounces of emails sent before are known from now on: a late bounce of theirs no longer suppresses the address.
 * @returns whether there was a suppression
 */
export const liftSuppression = async (tx: Tx, { groupId, ecommerceIds }: TenantScope, key: Key): Promise<boolean> => {
  if (ecommerceIds !== null && !ecommerceIds.includes(key.ecommerceId)) return false;
  const { ecommerceId, address } = keyOf(key);
  const lifted = await readSql<unknown>(tx)`
    with lifted as (delete from mail_suppressions
        where group_id = ${groupId} and ecommerce_id = ${ecommerceId} and address = ${address} returning 1),
      marked as (update mails set lifted_attempts = attempts where group_id = ${groupId}
        and ecommerce_id = ${ecommerceId} and lower(to_address) = ${address} and exists (select 1 from lifted))
    select 1 from lifted`;
  return lifted.length > 0;
};
