import type { Tx } from "@/server/db/client";
import { change, readFirst, readOne } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { Changes, RowOf } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";

export type MailSenderRow = RowOf<"mail_senders">;

/**
 * Returns the state of a MAIL connection's sender; null before its first code. For any tenant: the connection was read
 * before.
 */
export const findMailSender = (tx: Tx, connectionId: string): Promise<MailSenderRow | null> =>
  readFirst(tx, query.selectFrom("mail_senders").selectAll().where("connectionId", "=", connectionId));

/** Whether a store of the scope sends its emails through its own mail server. */
export const hasVerifiedSender = async (tx: Tx, scope: TenantScope): Promise<boolean> => {
  const verified = query
    .selectFrom("mail_senders as m")
    .innerJoin("connections as c", "c.id", "m.connectionId")
    .select("m.connectionId")
    .where(withinScope(scope, "m"))
    .where("c.state", "<>", "DISCONNECTED")
    .where("m.verifiedAt", "is not", null)
    .limit(1);
  return (await readFirst(tx, verified)) !== null;
};

export const insertMailSender = async (
  tx: Tx,
  { groupId }: TenantScope,
  row: Pick<MailSenderRow, "connectionId" | "ecommerceId" | "address" | "sealedDkimKey" | "dkimPublicKey"> & {
    now: Date;
  },
): Promise<void> => {
  const { now, ...data } = row;
  const sender = query.insertInto("mail_senders").values({ ...data, groupId, createdAt: now, updatedAt: now });
  await change(
    tx,
    sender.onConflict((oc) => oc.doNothing()),
  );
};

type MailSenderChange = Omit<
  Changes<"mail_senders">,
  "connectionId" | "groupId" | "ecommerceId" | "createdAt" | "updatedAt"
>;

export const changeMailSender = async (
  tx: Tx,
  { groupId }: TenantScope,
  { connectionId, set, now }: { connectionId: string; set: MailSenderChange; now: Date },
): Promise<void> => {
  const changed = query.updateTable("mail_senders").set({ ...set, updatedAt: now });
  await change(tx, changed.where("connectionId", "=", connectionId).where("groupId", "=", groupId));
};

/** Counts a guess before it is checked, so that concurrent guesses are all counted. Returns the new count. */
export const countCodeAttempt = async (tx: Tx, connectionId: string): Promise<number> => {
  const counted = query.updateTable("mail_senders").set((eb) => ({ codeAttempts: eb("codeAttempts", "+", 1) }));
  const ofConnection = counted.where("connectionId", "=", connectionId);
  return (await readOne(tx, ofConnection.returning("codeAttempts"))).codeAttempts;
};
