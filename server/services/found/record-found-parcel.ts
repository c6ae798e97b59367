import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { findFoundParcel, insertFoundParcel, isPlateTaken } from "@/server/db/station/found-parcels";
import { inTransaction } from "@/server/db/transaction";
import type { FoundItem, FoundParcel } from "@/server/domain/found/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type NewFind = Pick<FoundParcel, "id" | "processId" | "plate" | "code" | "note" | "place" | "person"> & {
  actor: Actor;
  ageSeconds: number;
  items: readonly Pick<FoundItem, "id" | "code" | "description" | "tagPriceMinor" | "unitId">[];
};

const SECOND_MS = 1_000;

/**
 * Stores an unexpected parcel, or unexpected items in a parcel of a return. Recorded once per ID, however often the
 * station sends it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for the ID or the plate of another one and for a unit of another return
 */
export const recordFoundParcel = async (
  ctx: ServiceContext,
  { actor, ageSeconds, items, ...find }: NewFind,
): Promise<{ found: FoundParcel; isRepeated: boolean }> =>
  inTransaction(ctx, async (tx) => {
    if (find.processId !== null) await requireUnits(tx, { actor, processId: find.processId, items });
    const known = await findFoundParcel(tx, actor, find.id);
    if (known !== null && (known.processId !== find.processId || known.plate !== find.plate))
      throw invalidField("found_id", "belongs to another unexpected parcel; generate a new one");
    if (known !== null) return { found: known, isRepeated: true };
    if (await isPlateTaken(tx, actor, find.plate))
      throw invalidField("plate", "is already used for another unexpected parcel; generate a new one");
    const now = ctx.clock.now();
    const found = {
      ...find,
      groupId: actor.groupId,
      foundAt: new Date(now.getTime() - ageSeconds * SECOND_MS).toISOString(),
      ...{ settledAt: null, settledBy: "", reason: "" },
      items: items.map((item, position) => ({ ...item, position, matchedTo: null })),
    };
    await insertFoundParcel(tx, actor, { ...found, createdAt: now });
    if (find.processId !== null) await tellColleagues(tx, { actor, found, processId: find.processId, now });
    return { found, isRepeated: false };
  });

const requireUnits = async (
  tx: Tx,
  { actor, processId, items }: { actor: Actor; processId: string; items: readonly Pick<FoundItem, "unitId">[] },
): Promise<void> => {
  const { units } = await lockProcess(tx, actor, processId);
  for (const [index, { unitId }] of items.entries())
    if (unitId !== null && !units.some(({ id }) => id === unitId))
      throw invalidField(`items[${index}].unit_id`, "isn't a unit of this return");
};

type Told = { actor: Actor; found: FoundParcel; processId: string; now: Date };

const tellColleagues = async (tx: Tx, { actor, found, processId, now }: Told): Promise<void> => {
  const swapped = found.items.filter(({ unitId }) => unitId !== null).length;
  const data = { plate: found.plate, extra: found.items.length - swapped, swapped, user: found.person };
  await addTimelineEntry(tx, actor, { processId, entry: { kind: "FOUND", isShopperVisible: false, data }, now });
};
