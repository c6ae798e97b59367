import type { z } from "zod";
import type { FoundParcelDto, proposeFoundOrders } from "@/contract/dashboard/found";
import type { FoundState } from "@/contract/vocabulary/found";
import type { ProposedOrder } from "@/server/domain/found/propose-orders";
import type { FoundParcel } from "@/server/domain/found/types";
import { presentAmount } from "./money";

type Photo = { id: string; foundParcelId: string | null; unitId: string | null; url: string };

/** `photos` may be of several parcels. */
export const presentFoundParcel = (found: FoundParcel, photos: readonly Photo[]): z.input<typeof FoundParcelDto> => ({
  found_id: found.id,
  plate: found.plate,
  process_id: found.processId ?? "",
  code: found.code,
  note: found.note,
  place: found.place,
  person: found.person,
  found_at: found.foundAt,
  state: stateOf(found),
  settled_at: found.settledAt,
  settled_by: found.settledBy,
  reason: found.reason,
  items: found.items.map(({ id, code, description, tagPriceMinor, unitId, matchedTo }) => ({
    ...{ item_id: id, code, description, unit_id: unitId ?? "", matched_to: matchedTo ?? "" },
    tag_price: tagPriceMinor === null ? null : presentAmount(tagPriceMinor),
  })),
  photos: photos
    .filter(({ foundParcelId }) => foundParcelId === found.id)
    .map(({ id, unitId, url }) => ({ photo_id: id, item_id: unitId ?? "", url })),
});

const stateOf = ({ settledAt, reason }: FoundParcel): FoundState => {
  if (settledAt === null) return "WAITING";
  return reason === "" ? "MATCHED" : "SET_ASIDE";
};

type Proposal = z.input<(typeof proposeFoundOrders)["output"]>["orders"][number];

export const presentProposedOrder = ({ order, storeName, lines, why }: ProposedOrder): Proposal => ({
  order_id: order.id,
  order_name: order.name,
  store_name: storeName,
  customer_name: `${order.firstName} ${order.lastName}`.trim(),
  currency: order.currency,
  purchased_at: order.purchasedAt,
  why: [...why],
  lines: lines.map(({ line, free, itemIds }) => ({
    line_item_id: line.id,
    ...{ sku: line.sku, ean: line.ean, name: line.name, variant_name: line.variantName, image_url: line.imageUrl },
    unit_price: presentAmount(line.unitPriceMinor),
    free_quantity: free,
    item_ids: [...itemIds],
  })),
});
