import type { Tx } from "@/server/db/client";
import type { MailSuppression } from "@/server/db/generated/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

type Key = Pick<MailSuppression, "ecommerceId" | "address">;

const keyOf = ({ ecommerceId, address }: Key) => ({ ecommerceId, address: address.toLowerCase() });

type Suppressed = Pick<MailSuppression, "code" | "answer"> & { isComplaint?: boolean };

/** Why a store does not write to an address; null where it does. */
export const findSuppression = (tx: Tx, key: Key): Promise<MailSuppression | null> =>
  tx.mailSuppression.findUnique({ where: { ecommerceId_address: keyOf(key) } });

export const insertSuppression = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, code, answer, isComplaint = false, ...key }: Key & Suppressed & { now: Date },
): Promise<void> => {
  await tx.mailSuppression.createMany({
    data: { ...keyOf(key), groupId, code, answer, isComplaint, createdAt: now },
    skipDuplicates: true,
  });
};

/** Newest first, at most 200. */
export const listSuppressions = (tx: Tx, { groupId, ecommerceIds }: TenantScope): Promise<MailSuppression[]> =>
  tx.mailSuppression.findMany({
    where: { groupId, ...(ecommerceIds === null ? {} : { ecommerceId: { in: [...ecommerceIds] } }) },
    orderBy: [{ createdAt: "desc" }, { address: "asc" }],
    take: 200,
  });

/**
 * What mails that were sent before come back with is known from now on: a late bounce of theirs suppresses no more.
 * @returns whether there was one
 */
export const liftSuppression = async (tx: Tx, { groupId, ecommerceIds }: TenantScope, key: Key): Promise<boolean> => {
  if (ecommerceIds !== null && !ecommerceIds.includes(key.ecommerceId)) return false;
  const { ecommerceId, address } = keyOf(key);
  const lifted = await read(
    tx,
    sql<unknown>`
    with lifted as (delete from mail_suppressions
        where group_id = ${groupId} and ecommerce_id = ${ecommerceId} and address = ${address} returning 1),
      marked as (update mails set lifted_attempts = attempts where group_id = ${groupId}
        and ecommerce_id = ${ecommerceId} and lower(to_address) = ${address} and exists (select 1 from lifted))
    select 1 from lifted`,
  );
  return lifted.length > 0;
};
