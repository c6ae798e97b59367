import type { FoundParcelDto, proposeFoundOrders } from "@/contract/dashboard/found";
import type { FoundState } from "@/contract/vocabulary/found";
import type { ProposedOrder } from "@/server/domain/found/propose-orders";
import type { FoundParcel } from "@/server/domain/found/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type Photo = { id: string; foundParcelId: string | null; unitId: string | null; url: string };

/** `photos` may belong to several parcels. */
export const presentFoundParcel = (found: FoundParcel, photos: readonly Photo[]): Shown<typeof FoundParcelDto> => ({
  ...found,
  foundId: found.id,
  processId: found.processId ?? "",
  state: stateOf(found),
  items: found.items.map(({ id, code, description, tagPriceMinor, unitId, matchedTo }) => ({
    ...{ itemId: id, code, description, unitId: unitId ?? "", matchedTo: matchedTo ?? "" },
    tagPrice: tagPriceMinor === null ? null : presentAmount(tagPriceMinor),
  })),
  photos: photos
    .filter(({ foundParcelId }) => foundParcelId === found.id)
    .map(({ id, unitId, url }) => ({ photoId: id, itemId: unitId ?? "", url })),
});

const stateOf = ({ settledAt, reason }: FoundParcel): FoundState => {
  if (settledAt === null) return "WAITING";
  return reason === "" ? "MATCHED" : "SET_ASIDE";
};

type Proposal = Shown<(typeof proposeFoundOrders)["output"]>["orders"][number];

export const presentProposedOrder = ({ order, storeName, lines, why }: ProposedOrder): Proposal => ({
  orderId: order.id,
  orderName: order.name,
  storeName,
  customerName: `${order.firstName} ${order.lastName}`.trim(),
  currency: order.currency,
  purchasedAt: order.purchasedAt,
  why: [...why],
  lines: lines.map(({ line, free, itemIds }) => ({
    lineItemId: line.id,
    ...line,
    unitPrice: presentAmount(line.unitPriceMinor),
    freeQuantity: free,
    itemIds: [...itemIds],
  })),
});
