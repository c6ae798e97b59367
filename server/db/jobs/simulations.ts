import type { Tx } from "@/server/db/client";
import { orderJson } from "@/server/db/orders/orders";
import { readJsonSql, readValue } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, readSql, update } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnUnit } from "@/server/domain/process/types";
import type { IntentDraft } from "@/server/domain/returns/types";
import type { RiskAssessment } from "@/server/domain/risk/types";
import type { SimulationResult } from "@/server/domain/simulation/compare-outcomes";
import type { PastReturn } from "@/server/domain/simulation/outcome-under";
import type { Simulation, SimulationRange } from "@/server/domain/simulation/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Simulations of draft policies on past returns: jobs with progress. */

const LEASE_SECONDS = 60;

export const insertSimulation = async (
  tx: Tx,
  actor: Actor,
  { now, ...simulation }: { id: string; ecommerceId: string; draft: ReturnPolicy; range: SimulationRange; now: Date },
): Promise<void> => {
  const { ecommerceId, range } = simulation;
  const [row] = await readSql<{ total: number }>(tx)`
    select count(*)::int as total from return_processes p where ${withinRange(actor, { ecommerceId, range })}`;
  await insertRows(tx, "policy_simulations", [
    {
      ...simulation,
      ...{ state: "PENDING", result: {}, total: row?.total ?? 0, done: 0, position: 0, error: "" },
      ...{ groupId: actor.groupId, createdBy: actor.name, createdAt: now },
    },
  ]);
};

const withinRange = ({ groupId }: TenantScope, { ecommerceId, range }: Pick<Simulation, "ecommerceId" | "range">) =>
  sql`p.group_id = ${groupId} and p.ecommerce_id = ${ecommerceId}
    and p.created_at >= ${range.from}::timestamptz and p.created_at < ${range.to}::timestamptz`;

/** @throws Problem NOT_FOUND */
export const getSimulation = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<Simulation> => {
  const [row] = await readJsonSql(tx)`
    select to_json(s) as data from policy_simulations s where s.id = ${id} and s.group_id = ${groupId}`;
  if (row === undefined) throw notFound("simulation");
  return fromRow<Simulation>(row);
};

/** Claims the oldest waiting simulation; if a worker dies, the next one takes it after the lease expires. */
export const claimSimulation = (db: Tx): Promise<Simulation | null> => readValue<Simulation>(db)`
    update policy_simulations s set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where s.id = (
      select id from policy_simulations where state = 'PENDING' and (lease_until is null or lease_until < now())
      order by created_at limit 1 for update skip locked)
    returning to_jsonb(s) as data`;

/** Stores the results since `from` was read; false if another worker has continued meanwhile. */
export const saveProgress = async (
  tx: Tx,
  {
    from,
    progress,
  }: {
    from: Simulation;
    progress: { done: number; position: number; result: SimulationResult; isDone: boolean };
  },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update policy_simulations set done = ${progress.done}, position = ${progress.position},
      result = ${JSON.stringify(progress.result)}::jsonb, state = ${progress.isDone ? "DONE" : "PENDING"}::"SimulationState",
      lease_until = null, finished_at = case when ${progress.isDone} then now() end
    where id = ${from.id} and position = ${from.position} and state = 'PENDING'`;
  return count === 1;
};

export const failSimulation = async (tx: Tx, { id, error }: { id: string; error: string }): Promise<void> => {
  await update(tx, "policy_simulations", {
    where: { id, state: "PENDING" },
    set: { state: "FAILED", error, finishedAt: new Date(), leaseUntil: null },
  });
};

/** A past return as stored, to be interpreted by the caller. */
export type PastReturnRow = Omit<PastReturn, "newItems" | "earlier"> & {
  number: number;
  policyVersion: number;
  units: Pick<ReturnUnit, "orderLineId" | "exchange">[];
};

/** Lists the next returns of a range, in the order in which they were started, with what was known then. */
export const listPastReturns = async (
  tx: Tx,
  scope: TenantScope,
  { simulation, limit }: { simulation: Simulation; limit: number },
): Promise<PastReturnRow[]> => {
  const rows = await readJsonSql(tx)`
    select json_build_object(
      'number', p.number, 'process_id', p.id, 'return_code', p.return_code, 'policy_version', p.policy_version,
      'started_at', p.created_at, 'risk', p.risk,
      'draft', (select i.draft from return_intents i where i.id = p.id),
      'order', (select ${orderJson} from orders o where o.id = p.order_id),
      'units', (select json_agg(json_build_object('order_line_id', u.order_line_id, 'exchange', u.exchange))
        from return_units u where u.process_id = p.id),
      'live_units', coalesce((
        select json_agg(json_build_object('order_line_id', u.order_line_id, 'unit_index', u.unit_index))
        from return_units u join return_processes x on x.id = u.process_id
        where x.order_id = p.order_id and x.number < p.number and u.is_live), '[]'::json),
      'earlier_returns', (
        select count(*) from return_processes x where x.group_id = p.group_id and x.ecommerce_id = p.ecommerce_id
          and x.lookup_email = p.lookup_email and x.number < p.number and x.status not in ('CANCELED', 'FAILED'))
    ) as data
    from return_processes p
    where ${withinRange(scope, simulation)} and p.number > ${simulation.position}
    order by p.number limit ${limit}`;
  return rows.map((row) =>
    fromRow<PastReturnRow & { draft: IntentDraft; order: Order; risk: RiskAssessment | null }>(row),
  );
};
