import type { ServiceContext } from "@/server/services/context";
import { confirmsHex } from "@/test/openssl";
import type { ReceivedRequest } from "@/test/webhook-receiver";
import type { Acknowledged } from "./lib-storm-client";

const SHIPPING = ["NO_SHIPPING_STATUS", "CREATED", "COLLECTED", "IN_WAREHOUSE"];

export type Verdict = {
  events: number;
  requests: number;
  lost: string[];
  ghosts: string[];
  inversions: string[];
  changed: string[];
  unsigned: string[];
  missingWrites: string[];
};

/** The database's state, compared with what the receiver got and what the API reported. */
export const judgeStorm = async (
  ctx: ServiceContext,
  {
    groupId,
    secret,
    requests,
    taken,
    acknowledged,
  }: {
    groupId: string;
    secret: string;
    requests: readonly ReceivedRequest[];
    /** IDs of the events that the receiver answered with 200. */
    taken: ReadonlySet<string>;
    acknowledged: ReadonlyMap<string, Acknowledged>;
  },
): Promise<Verdict> => {
  const events = await ctx.db.outboxEvent.findMany({ where: { groupId }, select: { id: true } });
  const known = new Set(events.map(({ id }) => id));
  const idOf = ({ headers }: ReceivedRequest): string => headers["x-svc-event-id"] ?? "";
  return {
    events: events.length,
    requests: requests.length,
    lost: events.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
    ghosts: [...new Set(requests.map(idOf).filter((id) => !known.has(id)))],
    ...orderAndBytes(requests, idOf),
    unsigned: requests.filter((request) => !confirmsHex(secret, request)).map(idOf),
    missingWrites: await missingWrites(ctx, acknowledged),
  };
};

const orderAndBytes = (requests: readonly ReceivedRequest[], idOf: (request: ReceivedRequest) => string) => {
  const first = new Map<string, Buffer>();
  const highest = new Map<string, number>();
  const inversions: string[] = [];
  const changed: string[] = [];
  for (const request of requests) {
    const id = idOf(request);
    const earlier = first.get(id);
    if (earlier !== undefined) {
      if (!earlier.equals(request.body)) changed.push(id);
      continue;
    }
    first.set(id, request.body);
    const { svc_process_id: process } = JSON.parse(request.body.toString());
    const sequence = Number(request.headers["x-svc-sequence"]);
    if (sequence <= (highest.get(process) ?? 0)) inversions.push(`${process} ${sequence}`);
    highest.set(process, sequence);
  }
  return { inversions, changed };
};

const missingWrites = async (
  ctx: ServiceContext,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<string[]> => {
  const rows = await ctx.db.returnProcess.findMany({
    where: { id: { in: [...acknowledged.keys()] } },
    select: { id: true, status: true, shippingStatus: true },
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...acknowledged].flatMap(([id, { shippingStatus, isReviewed, isCanceled }]) => {
    const row = found.get(id);
    const isThere =
      row !== undefined &&
      (isCanceled
        ? row.status === "CANCELED"
        : SHIPPING.indexOf(row.shippingStatus) >= SHIPPING.indexOf(shippingStatus) &&
          (!isReviewed || row.status === "COMPLETED"));
    return isThere
      ? []
      : [`${id} should be ${shippingStatus} ${isReviewed ? "reviewed" : ""} ${isCanceled ? "canceled" : ""}`];
  });
};
