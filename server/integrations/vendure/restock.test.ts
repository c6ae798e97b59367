import fc from "fast-check";
import { expect, test } from "vitest";
import { restock } from "./restock";
import type { VendureApi } from "./vendure-api";
import type { VendureShop } from "./vendure-shop";

type Movement = { id: string; quantity: number; createdAt: string };

/** One variant as Vendure stores it: levels are absolute, and only a change creates an adjustment. */
const variantOf = (onHand: number, { sellsBefore }: { sellsBefore: readonly number[] }) => {
  const state = { onHand, sold: 0, adjustments: [] as Movement[], notes: [] as { id: string; note: string }[] };
  let writes = 0;
  const set = (wanted: number) => {
    const sale = sellsBefore[writes] ?? 0;
    writes += 1;
    state.onHand -= sale;
    state.sold += sale;
    if (wanted === state.onHand) return;
    const createdAt = new Date(state.adjustments.length * 1_000).toISOString();
    state.adjustments.push({ id: String(state.adjustments.length), quantity: wanted - state.onHand, createdAt });
    state.onHand = wanted;
  };
  const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
    homewardNotes: () => ({ order: { history: { items: notesOf() } } }),
    homewardAddNote: ({ input }) =>
      state.notes.unshift({ id: String(state.notes.length), ...(input as { note: string }) }),
    homewardUpdateNote: ({ input }) => {
      const { noteId, note } = input as { noteId: string; note: string };
      for (const one of state.notes) if (one.id === noteId) one.note = note;
    },
    homewardStock: () => ({
      productVariant: {
        trackInventory: "TRUE",
        stockLevels: [{ stockLocationId: "1", stockOnHand: state.onHand, stockAllocated: 0 }],
        stockMovements: { totalItems: state.adjustments.length },
      },
    }),
    homewardAdjustments: ({ skip }) => {
      const items = state.adjustments.slice(Number(skip));
      return { productVariant: { stockMovements: { totalItems: state.adjustments.length, items } } };
    },
    homewardSetStock: ({ input }) => {
      const [one] = input as { stockLevels: { stockOnHand: number }[] }[];
      set(one?.stockLevels[0]?.stockOnHand ?? 0);
      return {};
    },
  };
  const notesOf = () =>
    state.notes.map(({ id, note }) => ({ id, createdAt: new Date(0).toISOString(), data: { note } }));
  const api: VendureApi = async ({ query, variables = {}, schema }) => {
    const name = `homeward${/Homeward(\w+)/.exec(query)?.[1]}`;
    return schema.parse(answers[name]?.(variables) ?? {});
  };
  const facts = { channelId: "1", channelCode: "c", channelToken: "t", taxesIncluded: true, currency: "EUR" };
  const more = { currencies: ["EUR"], language: "en", tracksInventory: true, outOfStockThreshold: 0, precision: 2 };
  const shop: VendureShop = {
    ...{ api, values: { address: "https://shop.example.com/admin-api" }, now: () => new Date(0) },
    facts: async () => ({ ...facts, ...more }),
  };
  return { shop, state };
};

const requestOf = (quantity: number) => ({
  ...{ idempotencyKey: "key", returnCode: "RT-1", platformReturnId: "", locationId: "1" },
  order: { orderId: "1", name: "1", currency: "EUR", customerId: "" },
  items: [{ lineItemId: "1", productId: "", variantId: "5", sku: "", quantity }],
});

test("loses no units sold between reading and writing, and counts the same key once", async () => {
  const quantities = fc.integer({ min: -5, max: 20 }).filter((quantity) => quantity !== 0);
  const sales = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(quantities, sales, async (quantity, sellsBefore) => {
      const { shop, state } = variantOf(100, { sellsBefore });
      await restock(shop, requestOf(quantity));
      await restock(shop, requestOf(quantity));
      expect(state.onHand).toBe(100 + quantity - state.sold);
    }),
  );
});
