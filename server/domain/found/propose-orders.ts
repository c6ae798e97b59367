import type { FoundReason } from "@/contract/vocabulary/found";
import { lookupEmail } from "../orders/lookup-keys";
import type { Order, OrderLine } from "../orders/types";
import type { LiveUnit } from "../returns/line-eligibility";
import { productKey } from "./product-codes";
import type { FoundItem } from "./types";

/** A possible order, with its pieces that are already in a return. */
export type Candidate = { order: Order; storeName: string; liveUnits: readonly LiveUnit[] };

/** The line of an order that the items may belong to. */
export type ProposedLine = { line: OrderLine; free: number; itemIds: string[] };

export type ProposedOrder = {
  order: Order;
  storeName: string;
  lines: ProposedLine[];
  /** The reasons for it, strongest first. */
  why: FoundReason[];
  /** 0 to 100 and more: only for comparing orders. */
  score: number;
};

/**
 * The weight of each reason. Matching items come before everything; a label that names the order comes next, since
 * people reuse boxes; price and date only distinguish orders of the same items.
 */
const WEIGHTS = { SKU: 60, LABEL: 40, SHOPPER: 25, QUANTITY: 15, PRICE: 15, RECENT: 20 } as const;
/** A price that differs by more than this is another price: tags show the price before a voucher. */
const PRICE_SHARE = 0.05;
const RECENT_DAYS = 180;
const DAY_MS = 86_400_000;

type Scene = {
  items: readonly FoundItem[];
  /** The text read from the parcel's label. */
  label: string;
  /** The email of the parcel's shopper; "" for an unexpected parcel. */
  email: string;
  candidates: readonly Candidate[];
  now: Date;
};

/**
 * Proposes orders for the found items: every order that has one of them left, or that the label names, most likely
 * first (issue "station": by SKU, recency, quantity and price). A person confirms the proposal.
 */
export const proposeOrders = ({ candidates, ...scene }: Scene): ProposedOrder[] =>
  candidates
    .map((candidate) => propose(candidate, scene))
    .filter(({ why }) => why.some((reason) => reason === "SKU" || reason === "LABEL" || reason === "SHOPPER"))
    .sort((a, b) => b.score - a.score || (a.order.purchasedAt < b.order.purchasedAt ? 1 : -1));

const propose = (candidate: Candidate, scene: Omit<Scene, "candidates">): ProposedOrder => {
  const { order, storeName } = candidate;
  const open = scene.items.filter(({ matchedTo }) => matchedTo === null);
  const lines = spread(candidate, open);
  const shares = sharesOf({ order, lines, open, scene });
  const why = (Object.keys(shares) as FoundReason[])
    .filter((reason) => shares[reason] > 0)
    .sort((a, b) => shares[b] * WEIGHTS[b] - shares[a] * WEIGHTS[a]);
  const score = why.reduce((sum, reason) => sum + shares[reason] * WEIGHTS[reason], 0);
  return { order, storeName, lines, why, score };
};

/** Assigns each item to the first line that has its code and a piece left. */
const spread = ({ order, liveUnits }: Candidate, open: readonly FoundItem[]): ProposedLine[] => {
  const lines = order.lines.map((line) => ({ line, free: freePieces(line, liveUnits), itemIds: [] as string[] }));
  for (const { id, code } of open) {
    const key = productKey(code);
    if (key === "") continue;
    lines.find((each) => isOf(each.line, key) && each.itemIds.length < each.free)?.itemIds.push(id);
  }
  return lines;
};

/** Returns how many pieces of a line were shipped and are in no return. */
export const freePieces = (line: OrderLine, liveUnits: readonly LiveUnit[]): number =>
  Math.max(
    0,
    line.fulfilledQuantity -
      line.refundedQuantity -
      liveUnits.filter(({ orderLineId }) => orderLineId === line.id).length,
  );

const isOf = ({ sku, ean }: OrderLine, key: string): boolean => productKey(sku) === key || productKey(ean) === key;

type Fitted = {
  order: Order;
  lines: readonly ProposedLine[];
  open: readonly FoundItem[];
  scene: Omit<Scene, "candidates">;
};

/** How strongly each reason applies, 0 to 1. */
const sharesOf = ({ order, lines, open, scene }: Fitted): Record<FoundReason, number> => {
  const coded = open.filter(({ code }) => productKey(code) !== "");
  const fitted = lines.reduce((sum, { itemIds }) => sum + itemIds.length, 0);
  const share = coded.length === 0 ? 0 : fitted / coded.length;
  const ageDays = (scene.now.getTime() - Date.parse(order.purchasedAt)) / DAY_MS;
  return {
    SKU: share,
    LABEL: isNamed(order, scene.label) ? 1 : 0,
    SHOPPER: scene.email !== "" && order.lookupEmail === lookupEmail(scene.email) ? 1 : 0,
    QUANTITY: isExact(lines, open, share) ? 1 : 0,
    PRICE: priceShare(lines, open),
    RECENT: Math.min(1, Math.max(0, 1 - ageDays / RECENT_DAYS)),
  };
};

/** Everything that was found matches, in the quantity bought. */
const isExact = (lines: readonly ProposedLine[], open: readonly FoundItem[], share: number): boolean =>
  share === 1 && open.length > 0 && lines.every(({ itemIds, free }) => itemIds.length === 0 || itemIds.length === free);

const priceShare = (lines: readonly ProposedLine[], open: readonly FoundItem[]): number => {
  const tagged = open.filter(({ tagPriceMinor }) => tagPriceMinor !== null);
  if (tagged.length === 0) return 0;
  const right = tagged.filter(({ id, tagPriceMinor }) =>
    lines.some(
      ({ line, itemIds }) =>
        itemIds.includes(id) &&
        Math.abs(line.unitPriceMinor - (tagPriceMinor ?? 0)) <= line.unitPriceMinor * PRICE_SHARE,
    ),
  );
  return right.length / tagged.length;
};

/** The label shows the order's number, or the shopper's address. */
const isNamed = ({ orderNumber, name, platformOrderId, lookupEmail: email }: Order, label: string): boolean => {
  const key = productKey(label);
  if (key === "") return false;
  return lookupEmail(label) === email || [orderNumber, name, platformOrderId].some((each) => productKey(each) === key);
};
