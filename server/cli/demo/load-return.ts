import type { NewOrder } from "@/server/db/orders/order-inserts";
import type { Settlement } from "@/server/domain/money/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { lineEligibility } from "@/server/domain/returns/line-eligibility";
import { openProcess } from "@/server/domain/returns/open-process";
import { priceDraft } from "@/server/domain/returns/price-draft";
import { NO_EARLIER_RETURNS } from "@/server/domain/returns/settle-by-terms";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import { decideCompensation } from "@/server/domain/reviews/decide-compensation";
import type { Store } from "@/server/domain/store/types";
import type { PostalAddress } from "@/server/kernel/address";
import { createIds } from "@/server/kernel/ids";
import { item, PRODUCT_NAMES } from "./catalog";
import { orderFrom } from "./order-from";
import { PEOPLE, PERSON_NAMES, type Person } from "./people";
import { seededBytes } from "./seeded-ids";

const NOTHING_BEFORE = { earlier: NO_EARLIER_RETURNS, newItems: new Map() };
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** The load is older than all of the demo's stories, with one return every 25 minutes. */
const NEWEST_DAYS_AGO = 22;
const MINUTES_BETWEEN = 25;
/** The most recent ones are still in transit; older ones are finished. */
const STILL_OPEN = 400;
/** The carrier refuses Nele's address, and these parcels were all collected. */
const NAMES = PERSON_NAMES.filter((name) => name !== "nele" && name !== "layla");

export type LoadReturn = {
  order: NewOrder;
  intent: ReturnIntent;
  opened: ReturnType<typeof openProcess>;
  quote: Settlement;
  quoteId: string;
  decision: Settlement | null;
  decisionId: string;
  state: LoadState;
  nextId: ReturnType<typeof createIds>["next"];
  endedAt: Date | null;
};

export type LoadState = "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "COMPLETED" | "CANCELED";

/**
 * Returns return number `index` of `count`, the last one being the newest: the same on every machine except for its
 * times.
 */
export const loadReturn = (input: {
  store: Store;
  to: PostalAddress;
  index: number;
  count: number;
  now: Date;
}): LoadReturn => {
  const { store, index, count, now } = input;
  const age = count - index;
  const createdAt = new Date(now.getTime() - NEWEST_DAYS_AGO * DAY_MS - age * MINUTES_BETWEEN * MINUTE_MS);
  const dice = seededBytes(`load:${index}`)(16);
  const roll = (position: number, sides: number): number => (dice[position] ?? 0) % sides;
  const ids = createIds({ nowMs: () => createdAt.getTime(), randomBytes: seededBytes(`load:${index}:ids`) });
  const order = loadOrder({ ids, store, index, createdAt, roll });
  const draft: IntentDraft = {
    items: [
      {
        lineItemId: order.lines[0]?.id ?? "",
        quantity: 1 + roll(4, order.lines[0]?.quantity ?? 1),
        returnReason: ["TOO_SMALL", "TOO_BIG", "CHANGED_MIND", "NOT_AS_DESCRIBED"][roll(5, 4)] ?? "TOO_SMALL",
        comment: "",
        refundOption: null,
        exchangeVariantId: null,
      },
    ],
    refundOption: roll(6, 4) === 0 ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
    bankAccount: null,
    delivery: {
      returnMethod: "DROP_OFF_POINT",
      provider: "SANDBOX",
      carrier: "sandbox_post",
      pickupDate: "",
      pickupRange: "NO_RANGE",
      pickupAddress: null,
    },
  };
  const intent: ReturnIntent = {
    id: ids.next("prc"),
    groupId: store.groupId,
    ecommerceId: store.id,
    orderId: order.id,
    lang: "en",
    returnCode: ids.returnCode(),
    draft,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + 7 * DAY_MS).toISOString(),
    completedAt: createdAt.toISOString(),
  };
  const state = stateOf({ age, die: roll(7, 100) });
  return { ...settled({ order, store, intent, draft, state, createdAt, ids }), state };
};

const stateOf = ({ age, die }: { age: number; die: number }): LoadState => {
  if (die < 6) return "CANCELED";
  if (age > STILL_OPEN) return "COMPLETED";
  if (die < 30) return "CREATED";
  if (die < 60) return "COLLECTED";
  return die < 85 ? "IN_WAREHOUSE" : "COMPLETED";
};

const loadOrder = (call: {
  ids: ReturnType<typeof createIds>;
  store: Store;
  index: number;
  createdAt: Date;
  roll: (position: number, sides: number) => number;
}): NewOrder => {
  const { ids, store, index, createdAt, roll } = call;
  const person: Person = PEOPLE[NAMES[roll(0, NAMES.length)] ?? "noor"];
  const product = (position: number) => PRODUCT_NAMES[roll(position, PRODUCT_NAMES.length)] ?? "mug";
  const lines = [item(product(1), 1 + roll(2, 3)), item(product(3), 1)];
  const daysBefore = (days: number): string => new Date(createdAt.getTime() - days * DAY_MS).toISOString();
  return orderFrom({
    ids,
    store,
    draft: {
      orderNumber: `L${100_000 + index}`,
      email: `load${index}@example.com`,
      firstName: person.firstName,
      lastName: person.lastName,
      shippingAddress: { ...person.address, email: `load${index}@example.com` },
      purchasedAt: daysBefore(7),
      fulfilledAt: daysBefore(6),
      deliveredAt: daysBefore(3),
      lines,
      orderDiscountMinor: roll(8, 3) === 0 ? 333 : 0,
    },
  });
};

const settled = (call: {
  order: NewOrder;
  store: Store;
  intent: ReturnIntent;
  draft: IntentDraft;
  state: LoadState;
  createdAt: Date;
  ids: ReturnType<typeof createIds>;
}): Omit<LoadReturn, "state"> => {
  const { order, store, intent, draft, state, createdAt, ids } = call;
  const eligibility = lineEligibility({ order, liveUnits: [], store, draft, now: createdAt });
  const facts = { draft, order, payments: order.payments, eligibility, store, now: createdAt };
  const priced = priceDraft({ ...facts, ...NOTHING_BEFORE });
  const { refundOption, terms } = priced;
  const unitIds = priced.units.map(() => ids.next("unit"));
  const delivery = draft.delivery;
  if (delivery === null) throw new Error("A load return has a delivery.");
  const opened = openProcess({
    intent,
    delivery,
    order,
    store,
    units: priced.units,
    refundOption,
    terms,
    unitIds,
    now: createdAt,
  });
  const quoteId = ids.next("set");
  const ended = { CREATED: null, COLLECTED: null, IN_WAREHOUSE: null, COMPLETED: 5 * DAY_MS, CANCELED: 30 * MINUTE_MS };
  const endedMs = ended[state];
  const endedAt = endedMs === null ? null : new Date(createdAt.getTime() + endedMs);
  const base = { order, intent, opened, quote: priced.settlement, quoteId, nextId: ids.next, endedAt };
  if (state !== "COMPLETED") return { ...base, decision: null, decisionId: "" };
  const units = opened.units.map((unit) => ({ ...unit, verdict: "APPROVED" as const }));
  const process: ReturnProcess = {
    ...opened.process,
    ...{
      storeName: store.name,
      storeSlug: store.slug,
      storePortalDomain: store.portalDomain,
      storeTimeZone: store.timeZone,
      order,
      units,
    },
    ...{
      shipments: [],
      settlements: [],
      payouts: [],
      credits: [],
      charges: [],
      cardHold: null,
      exchangeOrder: null,
      activities: [],
      holds: [],
      payoutWaits: [],
      timers: [],
      documents: [],
    },
  };
  return {
    ...base,
    decision: decideCompensation(process, { payments: order.payments, ...NOTHING_BEFORE }),
    decisionId: ids.next("set"),
  };
};
