import { draftOf } from "../../dashboard/review/review-draft";
import type { Counts, StationState, SubmitEntry } from "./types";
import { openUnits } from "./verdicts";

/** A parcel of this shift, as listed below the band. */
export type LastParcel = {
  readonly key: string;
  readonly processId: string;
  readonly returnCode: string;
  readonly customerName: string;
  readonly storeName: string;
  readonly atMs: number;
} & (
  | { readonly state: "BEGUN"; readonly decided: number; readonly total: number }
  | { readonly state: "WAITING" | "REFUSED"; readonly counts: Counts; readonly entry: SubmitEntry }
  | { readonly state: "SUBMITTED"; readonly counts: Counts }
  | { readonly state: "UNDONE"; readonly counts: Counts }
);

/** How many are relevant: the open one and those just finished. */
const SHOWN = 5;

/** The recent parcels, newest first: drafts, queued ones, and those on the server. */
export const lastParcels = ({ drafts, parcels, queue, shift, skewMs }: StationState): LastParcel[] => {
  const begun = [...drafts.values()].flatMap((draft): LastParcel[] => {
    const parcel = parcels.get(draft.processId);
    const decided = Object.values(draft.units).filter(({ status }) => status !== null).length;
    if (parcel === undefined || openUnits(parcel).length === 0) return [];
    const open = openUnits(parcel);
    const decidedHere = open.filter(({ unit_id }) => draftOf(draft.units, unit_id).status !== null).length;
    if (decided === 0) return [];
    return [
      {
        ...about(parcel),
        key: `d${draft.processId}`,
        atMs: draft.openedAtMs + skewMs,
        state: "BEGUN",
        decided: decidedHere,
        total: open.length,
      },
    ];
  });
  const waiting = queue.flatMap((entry): LastParcel[] =>
    entry.kind !== "SUBMIT"
      ? []
      : [
          {
            ...about(entry.parcel),
            key: entry.id,
            atMs: entry.atMs + skewMs,
            state: entry.refused === null ? "WAITING" : "REFUSED",
            counts: entry.counts,
            entry,
          },
        ],
  );
  const submitted = shift.map(
    (each): LastParcel => ({
      ...{ key: `${each.process_id}${each.at}`, processId: each.process_id, returnCode: each.return_code },
      ...{ customerName: each.customer_name, storeName: each.store_name, atMs: Date.parse(each.at) },
      ...(each.undone_at === null ? { state: "SUBMITTED", counts: each } : { state: "UNDONE", counts: each }),
    }),
  );
  return [...begun, ...waiting, ...submitted].sort((a, b) => b.atMs - a.atMs).slice(0, SHOWN);
};

const about = (parcel: { process_id: string; return_code: string; customer_name: string; store_name: string }) => ({
  ...{ processId: parcel.process_id, returnCode: parcel.return_code },
  ...{ customerName: parcel.customer_name, storeName: parcel.store_name },
});

export type Waiting = {
  readonly total: number;
  readonly oldestAt: string | null;
  readonly stores: readonly { readonly name: string; readonly count: number }[];
};

/** Parcels in the warehouse that need inspection, by store. */
export const waitingParcels = ({ parcels }: Pick<StationState, "parcels">): Waiting => {
  const here = [...parcels.values()].filter(
    (parcel) =>
      parcel.status === "RUNNING" && parcel.shipping_status === "IN_WAREHOUSE" && openUnits(parcel).length > 0,
  );
  const counts = new Map<string, number>();
  for (const { store_name } of here) counts.set(store_name, (counts.get(store_name) ?? 0) + 1);
  const arrivals = here.flatMap(({ arrived_at }) => arrived_at ?? []).sort();
  return {
    total: here.length,
    oldestAt: arrivals[0] ?? null,
    stores: [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count),
  };
};
