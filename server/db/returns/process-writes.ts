import type { UnitTrack } from "@/contract/vocabulary/unit";
import type { Tx } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { postponeTracking } from "@/server/db/shipping/tracked-shipments";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Changes } from "@/server/db/tables/rows";
import { wakeAfter } from "@/server/db/wakes";
import { insertRows, setWhere, updateRows } from "@/server/db/write-rows";
import type { Authorization } from "@/server/domain/process/authorization";
import type { Shipment } from "@/server/domain/process/shipment";
import type { Activity, Hold, Payout, ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { currentTraceparent } from "@/server/kernel/tracing";

/** Writes to a process. The caller holds the process lock (or has just created the process). */

type ProcessColumns = Omit<
  ReturnProcess,
  | "storeName"
  | "storeSlug"
  | "storePortalDomain"
  | "storeTimeZone"
  | "order"
  | "units"
  | "shipments"
  | "settlements"
  | "payouts"
  | "credits"
  | "charges"
  | "cardHold"
  | "exchangeOrder"
  | "activities"
  | "holds"
  | "payoutWaits"
  | "documents"
  | "timers"
>;

/** Written with what follows; a unit that is in another live return is reported then (`tellTakenUnit`). */
export const insertProcess = async (
  tx: Tx,
  scope: TenantScope,
  { process, units, lookupEmail }: { process: ProcessColumns; units: ReturnUnit[]; lookupEmail: string },
): Promise<void> => {
  const { groupId } = scope;
  const { authorization, ...columns } = process;
  const row = { ...columns, ...authorizationColumns(authorization), lookupEmail, groupId };
  await insertRows(tx, "return_processes", [row]);
  await insertRows(
    tx,
    "return_units",
    units.map((unit) => ({ ...unit, groupId, processId: process.id })),
  );
};

/** Turns the Postgres error for a unit in another live return into words. */
export const tellTakenUnit = (error: unknown): unknown =>
  isUniqueViolation(error, "unit_index")
    ? new Problem("FAILED_PRECONDITION", "One of these items is already in another return.")
    : error;

/** Its status is a column of its own, because staff search for what waits. */
export const authorizationColumns = ({ status, ...facts }: Authorization) => ({
  authorizationStatus: status,
  authorizationFacts: facts,
});

export const updateProcess = async (
  tx: Tx,
  scope: TenantScope,
  { id, set, now }: { id: string; set: Changes<"return_processes">; now: Date },
): Promise<void> => {
  await updateRows(tx, scope, { table: "return_processes", rows: [{ ...set, id, updatedAt: now }] });
};

export type UnitChange = {
  unitId: string;
  track: UnitTrack;
  state: string;
  set: Partial<Omit<ReturnUnit, "id">>;
  data?: Readonly<Record<string, unknown>>;
};

/** Moves units along their tracks: one event per move, then the columns with the current state of each track. */
export const recordUnitChanges = async (
  tx: Tx,
  actor: Actor,
  { processId, changes, now }: { processId: string; changes: UnitChange[]; now: Date },
): Promise<void> => {
  if (changes.length === 0) return;
  const { groupId, kind: actorKind, name: actorName } = actor;
  const by = { groupId, processId, actorKind, actorName, at: now };
  await insertRows(
    tx,
    "unit_events",
    changes.map(({ unitId, track, state, data = {} }) => ({ ...by, unitId, track, state, data })),
  );
  await updateRows(tx, actor, { table: "return_units", rows: changes.map(({ unitId: id, set }) => ({ ...set, id })) });
};

export type TimelineEntry = { kind: string; isShopperVisible: boolean; data?: Readonly<Record<string, unknown>> };

export const addTimelineEntry = async (
  tx: Tx,
  actor: Actor,
  { processId, entry, now }: { processId: string; entry: TimelineEntry; now: Date },
): Promise<void> => {
  await insertRows(tx, "process_events", [
    {
      groupId: actor.groupId,
      processId,
      kind: entry.kind,
      actorKind: actor.kind,
      actorName: actor.name,
      isShopperVisible: entry.isShopperVisible,
      at: now,
      data: entry.data ?? {},
    },
  ]);
};

/** The same after an activity was finished: see `finishActivity`. */
export const timelineEntryWhenDone = (
  { groupId, kind, name }: Actor,
  { processId, entry, now }: { processId: string; entry: TimelineEntry; now: Date },
): Sql => sql`
  insert into process_events (group_id, process_id, kind, actor_kind, actor_name, is_shopper_visible, at, data)
  select ${groupId}, ${processId}, ${entry.kind}, ${kind}, ${name}, ${entry.isShopperVisible}::boolean,
    ${now}::timestamptz, ${JSON.stringify(entry.data ?? {})}::jsonb from done`;

/** `trackInSeconds`: when its carrier is first asked for tracking; null: never. */
type NewShipment = { processId: string; shipment: Shipment; trackInSeconds?: number | null };

export const insertShipment = async (
  tx: Tx,
  scope: TenantScope,
  { processId, shipment, trackInSeconds = null }: NewShipment,
): Promise<void> => {
  if (shipment.voidedAt !== null) wakeAfter(tx, "activities");
  await insertRows(tx, "shipments", [{ ...shipment, processId, groupId: scope.groupId }]);
  if (trackInSeconds !== null) await postponeTracking(tx, { id: shipment.id, seconds: trackInSeconds });
};

type ShipmentChange = {
  processId: string;
  /** Number of the parcel of the label; absent: labels of all parcels. */
  parcel?: number;
  set: Changes<"shipments">;
};

/** The labels of a canceled return are void; the shipping status of live shipments follows the process. */
export const updateShipments = async (
  tx: Tx,
  scope: TenantScope,
  { processId, parcel, set }: ShipmentChange,
): Promise<void> => {
  const isMeant = parcel === undefined ? sql`true` : sql`t.parcel = ${parcel}`;
  const where = sql`t.process_id = ${processId} and t.group_id = ${scope.groupId} and t.voided_at is null
    and ${isMeant}`;
  // The carrier is told to void it.
  if (set.voidedAt !== undefined) wakeAfter(tx, "activities");
  await setWhere(tx, { table: "shipments", set, where });
};

export const insertPayouts = async (
  tx: Tx,
  scope: TenantScope,
  { processId, payouts, now }: { processId: string; payouts: Payout[]; now: Date },
): Promise<void> => {
  const rows = payouts.map((payout) => ({ ...payout, processId, groupId: scope.groupId, createdAt: now }));
  await insertRows(tx, "payouts", rows);
};

export type NewActivity = Pick<Activity, "id" | "name" | "leg" | "idempotencyKey"> & {
  input: Readonly<Record<string, unknown>>;
  state?: "PENDING" | "DONE" | "SKIPPED" | "WAITING";
  result?: Readonly<Record<string, unknown>>;
};

/** Existing activities are left unchanged: planning twice adds nothing. */
export const insertActivities = async (
  tx: Tx,
  scope: TenantScope,
  { processId, activities, now }: { processId: string; activities: NewActivity[]; now: Date },
): Promise<void> => {
  const rows = activities.map((activity) => ({
    state: "PENDING" as const,
    result: {},
    ...activity,
    processId,
    groupId: scope.groupId,
    createdAt: now,
    finishedAt: activity.state === "DONE" || activity.state === "SKIPPED" ? now : null,
    traceparent: currentTraceparent(),
  }));
  if (rows.some(({ state }) => state === "PENDING")) wakeAfter(tx, "activities");
  await insertRows(tx, "activities", rows, { skipExisting: true });
};

export const insertHold = async (
  tx: Tx,
  scope: TenantScope,
  { processId, hold }: { processId: string; hold: Hold },
): Promise<void> => {
  await insertRows(tx, "holds", [{ ...hold, processId, groupId: scope.groupId }]);
};
