import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { change, find, update } from "@/server/db/run";
import { scopeFilter, withinScope } from "@/server/db/scope";
import { query, sql } from "@/server/db/tables/query";
import { insertRows, updateRows, writeLater } from "@/server/db/write-rows";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** The members of a draft, without those that only lookups need. */
const MEMBERS = [
  ...(["id", "groupId", "ecommerceId", "orderId", "lang", "returnCode"] as const),
  ...(["draft", "createdAt", "expiresAt", "completedAt"] as const),
];

/** @throws Problem NOT_FOUND */
export const getIntent = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnIntent> => {
  const intent = await find(tx, "return_intents", { where: { id, ...scopeFilter(scope) }, select: MEMBERS });
  if (intent === null) throw notFound("return");
  return intent;
};

const findDraft = async (tx: Tx, scope: TenantScope, id: string): Promise<IntentDraft | undefined> =>
  (await find(tx, "return_intents", { where: { id, ...scopeFilter(scope) }, select: ["draft"] }))?.draft;

/** Returns what was chosen in the draft that a process started as, even after confirmation. */
export const findDraftItems = async (tx: Tx, scope: TenantScope, id: string): Promise<IntentDraft["items"]> =>
  (await findDraft(tx, scope, id))?.items ?? [];

/** Returns whether the draft, or the return that it became, was made by the recipient of a gift. */
export const isDraftOfGift = async (tx: Tx, scope: TenantScope, id: string): Promise<boolean> =>
  (await findDraft(tx, scope, id))?.gift !== undefined;

/** A draft of a return; the table's alias is `i`. */
export const intentJson = sql`json_build_object('id', i.id, 'group_id', i.group_id,
  'ecommerce_id', i.ecommerce_id, 'order_id', i.order_id, 'lang', i.lang, 'return_code', i.return_code,
  'draft', i.draft, 'created_at', i.created_at, 'expires_at', i.expires_at, 'completed_at', i.completed_at)`;

/** Returns the order of a draft; null if there is no such draft. */
export const findIntentOrder = async (tx: Tx, scope: TenantScope, id: string): Promise<string | null> => {
  const row = await find(tx, "return_intents", { where: { id, ...scopeFilter(scope) }, select: ["orderId"] });
  return row?.orderId ?? null;
};

/** Locks the draft and returns it as it is under the lock. @throws Problem NOT_FOUND */
export const lockIntent = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnIntent> => {
  const [row] = await readJsonSql(tx)`
    select ${intentJson} as data from return_intents i where i.id = ${id} and ${withinScope(scope, "i")} for update`;
  if (row === undefined) throw notFound("return");
  return fromRow<ReturnIntent>(row);
};

/** Locks the draft and then its order, and returns the draft as it is under the lock. @throws Problem NOT_FOUND */
export const lockIntentAndOrder = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnIntent> => {
  const [row] = await readJsonSql(tx)`
    select ${intentJson} as data from return_intents i join orders o on o.id = i.order_id
    where i.id = ${id} and ${withinScope(scope, "i")} for update of i, o`;
  if (row === undefined) throw notFound("return");
  return fromRow<ReturnIntent>(row);
};

export const insertIntent = async (tx: Tx, scope: TenantScope, intent: ReturnIntent): Promise<void> => {
  await insertRows(tx, "return_intents", [{ ...intent, groupId: scope.groupId, updatedAt: intent.createdAt }]);
};

export const saveDraft = async (
  tx: Tx,
  scope: TenantScope,
  { id, draft, now }: { id: string; draft: IntentDraft; now: Date },
): Promise<void> => {
  await updateRows(tx, scope, { table: "return_intents", rows: [{ id, draft, updatedAt: now }] });
};

/** For an unconfirmed draft: the language of a return stays the one it was started in. */
export const changeIntentLang = async (
  tx: Tx,
  scope: TenantScope,
  { id, lang }: { id: string; lang: string },
): Promise<void> => {
  await update(tx, "return_intents", { where: { id, completedAt: null, ...scopeFilter(scope) }, set: { lang } });
};

export const markIntentCompleted = async (
  tx: Tx,
  scope: TenantScope,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  await writeLater(tx, "return_intents", [
    sql`
    update return_intents set completed_at = ${now}
    where id = ${id} and group_id = ${scope.groupId} and completed_at is null`,
  ]);
};

/** Ends a draft, so that nobody can continue it. */
export const endIntent = async (tx: Tx, scope: TenantScope, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(
    tx,
    query
      .updateTable("return_intents")
      .set({ expiresAt: now })
      .where((eb) => eb.and({ id, groupId: scope.groupId, completedAt: null }))
      .where("expiresAt", ">", now.toISOString()),
  );
};
