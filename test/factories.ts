import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { KEY_SCOPES, type KeyScope, type Scope, STAFF_SCOPES } from "@/contract/vocabulary/scope";
import { type OrderDraft, orderFrom } from "@/server/cli/demo/order-from";
import { insertOrders } from "@/server/db/orders/order-inserts";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { BankAccount } from "@/server/partners/payment-provider";
import { listReturnOptions } from "@/server/services/carriers/list-return-options";
import type { ServiceContext } from "@/server/services/context";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { createGroup } from "@/server/services/setup/create-group";
import { createStore, type StoreInput } from "@/server/services/setup/create-store";
import { createWarehouse } from "@/server/services/setup/create-warehouse";

/** A group with one store, a return address, and a key with all scopes. */
export type Tenant = {
  groupId: string;
  store: Store;
  /** All permissions of staff and keys together, in this group. */
  actor: Actor;
  apiKey: string;
  apiKeyId: string;
};

let counter = 0;
/** Distinguishes records of one worker; test databases aren't shared. */
const nextNumber = (): number => {
  counter += 1;
  return counter;
};

/** One tenant per test: tests of a file share a database and must not see each other. */
export const createTenant = async (
  ctx: ServiceContext,
  { store = {}, keyScopes = KEY_SCOPES }: { store?: Partial<StoreInput>; keyScopes?: readonly KeyScope[] } = {},
): Promise<Tenant> => {
  const number = nextNumber();
  const system = await createGroup(ctx, { name: `Group ${number}` });
  const made = await createStore(ctx, {
    actor: system,
    input: {
      slug: `store-${number}`,
      name: `Store ${number}`,
      currencyCode: "EUR",
      timeZone: "Europe/Amsterdam",
      isTesting: true,
      ...store,
      config: { refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"], ...store.config },
    },
  });
  await createWarehouse(ctx, {
    actor: system,
    ecommerceId: made.id,
    input: { name: "Returns desk", address: testAddress({ line1: "Kade 1", city: "Zwolle", postcode: "8011 AB" }) },
  });
  const { id: apiKeyId, key: apiKey } = await createApiKey(ctx, {
    actor: system,
    input: { name: "Tests", scopes: keyScopes, mode: made.isTesting ? "test" : "live", ecommerceIds: [] },
  });
  const scopes = new Set<Scope>([...KEY_SCOPES, ...STAFF_SCOPES]);
  const actor: Actor = { ...system, kind: "key", id: apiKeyId, name: "Tests", scopes };
  return { groupId: system.groupId, store: made, actor, apiKey, apiKeyId };
};

export const testAddress = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  ...EMPTY_ADDRESS,
  firstName: "Noor",
  lastName: "de Wit",
  line1: "Sluiskade 4",
  city: "Utrecht",
  postcode: "3511 KA",
  country: "Netherlands",
  countryCode: "NL",
  ...changes,
});

/**
 * An order of the tenant, delivered two days ago: one line of 2 × 50.00 unless `draft` says otherwise. By default paid
 * with one card payment of the order's total.
 */
export const createOrder = async (
  ctx: ServiceContext,
  tenant: Tenant,
  draft: Partial<OrderDraft> = {},
): Promise<Order> => {
  const number = nextNumber();
  const now = ctx.clock.now();
  const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();
  const order = orderFrom({
    ids: ctx.ids,
    store: tenant.store,
    draft: {
      orderNumber: String(5000 + number),
      email: `shopper${number}@example.com`,
      firstName: "Noor",
      lastName: "de Wit",
      shippingAddress: testAddress(),
      purchasedAt: daysAgo(5),
      fulfilledAt: daysAgo(4),
      deliveredAt: daysAgo(2),
      lines: [{ name: "Test jumper", sku: `TJ-${number}`, unitPriceMinor: 5000, quantity: 2 }],
      ...draft,
    },
  });
  await insertOrders(ctx.db, tenant.actor, [order], now);
  return order;
};

/** A confirmed return of an order's first line (or the given items), with a label, dropped off. */
export const createReturn = async (
  ctx: ServiceContext,
  tenant: Tenant,
  {
    order,
    items = [{ line: 0, quantity: 1 }],
    refundOption = "ORIGINAL_PAYMENT_METHOD",
    bankAccount,
    method = "DROP_OFF_POINT",
    carrier = "",
    giftEmail,
    parcelCount = 1,
  }: {
    order: Order;
    items?: { line: number; quantity: number; refundOption?: RefundOption }[];
    refundOption?: RefundOption;
    bankAccount?: BankAccount;
    method?: "DROP_OFF_POINT" | "HOME_PICK_UP";
    /** "": the first that the store offers. */
    carrier?: string;
    giftEmail?: string | undefined;
    parcelCount?: number;
  },
): Promise<ReturnProcess> => {
  const { actor, store } = tenant;
  const { orderNumber, email, shippingAddress } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: {
      ...{ orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: store.id, slug: "", lang: "en" },
      giftEmail,
    },
  });
  const returnId = intent.id;
  for (const { line, quantity, refundOption: own } of items)
    await savePreferences(ctx, {
      actor,
      returnId,
      input: {
        lineItemId: order.lines[line]?.id ?? "",
        quantity,
        returnReason: "TOO_SMALL",
        comment: "",
        refundOption: own ?? refundOption,
        bankAccount,
      },
    });
  const offered = listReturnOptions(ctx, store, shippingAddress.countryCode).find(
    ({ returnMethod }) => returnMethod === method,
  );
  const pickupDate = offered?.pickupSlots[0]?.date ?? "";
  await chooseReturnOption(ctx, {
    actor,
    returnId,
    input: {
      returnMethod: method,
      provider: "",
      carrier,
      pickupDate,
      pickupRange: "NO_RANGE",
      pickupAddress: null,
      parcelCount,
    },
  });
  return completeReturn(ctx, { actor, returnId, quoteId: "" });
};
