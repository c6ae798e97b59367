import type { ReceivedRequest } from "@/test/webhook-receiver";
import type { Acknowledged } from "./lib-crash-client";
import type { RunningServer } from "./lib-server";

const SHIPPING = ["NO_SHIPPING_STATUS", "CREATED", "COLLECTED", "IN_WAREHOUSE"];
const COMPLETION_MS = 60_000;

/** Events of each return, by what the database says became of it. */
type Expected = Map<string, { shippingStatus: string; isCompleted: boolean }>;

/** Reads every acknowledged return back; what was reviewed has to complete by itself. */
export const checkReturns = async (
  { baseUrl, demo }: RunningServer,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<{ lost: string[]; expected: Expected }> => {
  const lost: string[] = [];
  const expected: Expected = new Map();
  const giveUpAt = Date.now() + COMPLETION_MS;
  for (const [id, { shippingStatus, isReviewed }] of acknowledged) {
    const read = async () => {
      const answer = await fetch(`${baseUrl}/v1/processes/${id}`, { headers: { "x-svc-api-key": demo.api_key } });
      if (answer.status !== 200) return null;
      const { return_summary: summary } = await answer.json();
      return { status: summary.status as string, shippingStatus: summary.basic_process_data.shipping_status as string };
    };
    let found = await read();
    while (isReviewed && found?.status === "RUNNING" && Date.now() < giveUpAt) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      found = await read();
    }
    const isThere = found !== null && rank(found.shippingStatus) >= rank(shippingStatus);
    if (!isThere || (isReviewed && found?.status !== "COMPLETED"))
      lost.push(
        `lost: ${id} should be ${shippingStatus}${isReviewed ? ", reviewed" : ""}, is ${JSON.stringify(found)}`,
      );
    if (found) expected.set(id, { shippingStatus: found.shippingStatus, isCompleted: found.status === "COMPLETED" });
  }
  return { lost, expected };
};

const rank = (status: string): number => SHIPPING.indexOf(status);

/** Compares what the receiver acknowledged with what had to be sent. */
export const checkEvents = ({
  requests,
  taken,
  expected,
}: {
  requests: readonly ReceivedRequest[];
  /** Ids of the events that the receiver answered with 200. */
  taken: ReadonlySet<string>;
  expected: Expected;
}) => {
  const first = new Map<string, ReceivedRequest>();
  const changed: string[] = [];
  const inversions: string[] = [];
  const highest = new Map<string, number>();
  const arrived = new Map<string, string[]>();
  for (const request of requests) {
    const event = request.headers["x-svc-event-id"] ?? "";
    const earlier = first.get(event);
    if (earlier) {
      if (!earlier.body.equals(request.body)) changed.push(event);
      continue;
    }
    first.set(event, request);
    const { svc_process_id: id, logistics } = JSON.parse(request.body.toString());
    const sequence = Number(request.headers["x-svc-sequence"]);
    if (sequence <= (highest.get(id) ?? 0)) inversions.push(`out of order: ${id} ${sequence}`);
    highest.set(id, sequence);
    const name = `${request.headers["x-svc-event"]} ${logistics[0]?.status ?? ""}`;
    if (taken.has(event)) arrived.set(id, [...(arrived.get(id) ?? []), name]);
  }
  const missing: string[] = [];
  const ghosts: string[] = [];
  let total = 0;
  for (const [id, state] of expected) {
    const names = namesOf(state);
    total += names.length;
    const got = arrived.get(id) ?? [];
    missing.push(...names.filter((name) => !got.includes(name)).map((name) => `never arrived: ${id} ${name}`));
    ghosts.push(...got.filter((name) => !names.includes(name)).map((name) => `not in the database: ${id} ${name}`));
  }
  return { changed, inversions, missing, ghosts, expected: total };
};

const namesOf = ({ shippingStatus, isCompleted }: { shippingStatus: string; isCompleted: boolean }): string[] => [
  "onReturnProcessCreation CREATED",
  ...SHIPPING.slice(2, rank(shippingStatus) + 1).map((status) => `onShippingStatusUpdated ${status}`),
  ...(isCompleted ? [`onProcessCompleted ${shippingStatus}`] : []),
];
