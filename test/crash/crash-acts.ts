import type { ActivityName } from "@/contract/vocabulary/activity";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { StoreConfig } from "@/server/domain/store/types";
import { completeReturn } from "@/server/services/returns/complete-return";
import { addParcel } from "@/server/services/shipping/add-parcel";
import type { TestContext } from "../context";
import { openExchangeScene, shirtLine } from "../exchange-scene";
import { createOrder, createReturn, createTenant, type Tenant } from "../factories";
import { bringIn, decide, move, openDraft, shelf, workOff } from "./crash-steps";

/** What a return is waiting for when its worker dies, and how the return is created. */
export type CrashAct = {
  words: string;
  /** The activity that is due; null for a draft that a shopper confirms. */
  activity: { name: ActivityName; leg?: string } | null;
  hasPartner: boolean;
  /** Opens a store; returns a function that creates a return waiting for this action. */
  open: (ctx: TestContext) => Promise<{ tenant: Tenant; make: () => Promise<string> }>;
};

const REFUNDS: Partial<StoreConfig> = {
  refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD", "BANK_TRANSFER"],
  contactEmail: "desk@example.com",
  refunds: {
    ...DEFAULT_STORE_CONFIG.refunds,
    actions: (["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD", "BANK_TRANSFER"] as const).map(
      (refundOption) => ({ refundOption, timing: "ON_REVIEW" as const, minDays: 1, maxDays: 3, bonus: null }),
    ),
  },
};
const ACCOUNT = { iban: "NL91ABNA0417164300", holderName: "Noor de Wit" };

/** Unless labels are the subject, none is created. */
const NO_LABELS: Partial<ReturnPolicy> = { skipWorkflowActivities: ["CREATE_LOGISTIC_ORDER"] };

/** A store and a return requested by another system: no partner was asked for anything yet. */
const brought =
  (
    then: (ctx: TestContext, tenant: Tenant, id: string) => Promise<unknown>,
    policy: Partial<ReturnPolicy> = NO_LABELS,
  ) =>
  async (ctx: TestContext) => {
    const tenant = await createTenant(ctx, { store: { config: REFUNDS, policy } });
    const make = async () => {
      const id = await bringIn(ctx, tenant, await createOrder(ctx, tenant));
      await then(ctx, tenant, id);
      return id;
    };
    return { tenant, make };
  };

const nothing = async () => undefined;

/** An approved return that is refunded with this option. */
const paid = (refundOption: RefundOption) => async (ctx: TestContext) => {
  const tenant = await createTenant(ctx, { store: { config: REFUNDS, policy: NO_LABELS } });
  const bankAccount = refundOption === "BANK_TRANSFER" ? ACCOUNT : undefined;
  const make = async () => {
    const order = await createOrder(ctx, tenant);
    const { id } = await createReturn(ctx, tenant, { order, refundOption, bankAccount });
    await decide(ctx, tenant, id, "APPROVED");
    return id;
  };
  return { tenant, make };
};

const VARIANTS = [
  { platformVariantId: "M", stock: 50 },
  { platformVariantId: "L", stock: 50, priceMinor: 5500 },
];
const exchanged =
  (then: (ctx: TestContext, tenant: Tenant, id: string) => Promise<unknown>) => async (ctx: TestContext) => {
    const scene = await openExchangeScene(ctx, {
      variants: VARIANTS,
      policy: { ...NO_LABELS, arePaymentsEnabled: true },
    });
    const make = async () => {
      const order = await scene.order({ lines: [shirtLine(1)] });
      const { id } = await scene.exchange(order, { variant: "L", paymentToken: "tok_ok" });
      await then(ctx, scene.tenant, id);
      return id;
    };
    return { tenant: scene.tenant, make };
  };

/** New items that were shipped immediately, and old ones that weren't sent in time. */
const neverSent = async (ctx: TestContext) => {
  const scene = await openExchangeScene(ctx, { exchange: { isInstantOffered: true } });
  const { actor } = scene.tenant;
  const make = async () => {
    const returnId = await scene.exchangeDraft();
    const said = { exchangeTiming: "ON_START" as const, paymentToken: "tok_ok" };
    const { id } = await completeReturn(ctx, { actor, returnId, quoteId: "", ...said });
    await workOff(ctx, id);
    await move(ctx, scene.tenant, id, "UNSENT");
    return id;
  };
  return { tenant: scene.tenant, make };
};

const ON_START = { ...NO_LABELS, startReturnOnPlatformTime: "START_RETURN_ON_PLATFORM_TIME_ON_START" } as const;
const ASKING: Partial<ReturnPolicy> = { ...NO_LABELS, requireAuthorization: { isAlways: true, options: [] } };

export const CRASH_ACTS: readonly CrashAct[] = [
  {
    words: "the label of a draft that its shopper confirms",
    activity: null,
    hasPartner: true,
    open: async (ctx) => {
      const tenant = await createTenant(ctx);
      return { tenant, make: async () => openDraft(ctx, tenant, await createOrder(ctx, tenant)) };
    },
  },
  {
    words: "a label",
    activity: { name: "CREATE_LOGISTIC_ORDER" },
    hasPartner: true,
    open: brought(nothing, {}),
  },
  {
    words: "the label of a second parcel",
    activity: { name: "CREATE_LOGISTIC_ORDER", leg: "parcel-2" },
    hasPartner: true,
    open: async (ctx) => {
      const tenant = await createTenant(ctx);
      const make = async () => {
        const order = await createOrder(ctx, tenant);
        const { id } = await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 2 }] });
        await addParcel(ctx, { actor: tenant.actor, processId: id, parcelCount: 2 });
        return id;
      };
      return { tenant, make };
    },
  },
  {
    words: "a pick-up",
    activity: { name: "SCHEDULE_PICKUP" },
    hasPartner: true,
    open: async (ctx) => {
      const tenant = await createTenant(ctx);
      const make = async () => {
        const order = await createOrder(ctx, tenant);
        return (await createReturn(ctx, tenant, { order, method: "HOME_PICK_UP" })).id;
      };
      return { tenant, make };
    },
  },
  {
    words: "a refund to a card",
    activity: { name: "REFUND" },
    hasPartner: true,
    open: brought((ctx, tenant, id) => decide(ctx, tenant, id, "APPROVED")),
  },
  { words: "a bank transfer", activity: { name: "REFUND" }, hasPartner: true, open: paid("BANK_TRANSFER") },
  {
    words: "what the shopper paid for a new item, given back",
    activity: { name: "REFUND" },
    hasPartner: true,
    open: exchanged((ctx, tenant, id) => decide(ctx, tenant, id, "DECLINED")),
  },
  { words: "a store credit", activity: { name: "ISSUE_STORE_CREDIT" }, hasPartner: false, open: paid("STORE_CREDIT") },
  { words: "a gift card", activity: { name: "ISSUE_GIFT_CARD" }, hasPartner: false, open: paid("GIFT_CARD") },
  {
    words: "an order of new items",
    activity: { name: "CREATE_EXCHANGE_ORDER" },
    hasPartner: true,
    open: exchanged((ctx, tenant, id) => decide(ctx, tenant, id, "APPROVED")),
  },
  { words: "an amount on hold, captured", activity: { name: "CAPTURE_HOLD" }, hasPartner: true, open: neverSent },
  {
    words: "a piece back on the shelf",
    activity: { name: "RESTOCK" },
    hasPartner: true,
    open: async (ctx) => {
      const tenant = await createTenant(ctx, {
        store: { config: { ...REFUNDS, isRestockingEnabled: true }, policy: NO_LABELS },
      });
      await shelf(ctx, tenant);
      const make = async () => {
        const order = await createOrder(ctx, tenant, { lines: [shirtLine(1)] });
        const id = await bringIn(ctx, tenant, order);
        await decide(ctx, tenant, id, "APPROVED");
        return id;
      };
      return { tenant, make };
    },
  },
  {
    words: "a return opened in the shop",
    activity: { name: "OPEN_PLATFORM_RETURN" },
    hasPartner: true,
    open: brought(nothing, ON_START),
  },
  {
    words: "a return closed in the shop",
    activity: { name: "CLOSE_PLATFORM_RETURN" },
    hasPartner: true,
    open: brought(async (ctx, tenant, id) => {
      await workOff(ctx, id);
      await decide(ctx, tenant, id, "DECLINED");
    }, ON_START),
  },
  {
    words: "a mail to the shopper",
    activity: { name: "NOTIFY_SHOPPER", leg: "canceled" },
    hasPartner: true,
    open: brought((ctx, tenant, id) => move(ctx, tenant, id, "CANCEL")),
  },
  {
    words: "a reminder to the merchant",
    activity: { name: "AUTHORIZATION", leg: "reminder" },
    hasPartner: true,
    open: async (ctx) => {
      const tenant = await createTenant(ctx, { store: { config: REFUNDS, policy: ASKING } });
      const make = async () => {
        const { id } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
        await move(ctx, tenant, id, "TIMER");
        return id;
      };
      return { tenant, make };
    },
  },
  {
    words: "a second look at the risk, once the parcel was weighed",
    activity: { name: "FRAUD_CHECK", leg: "weight" },
    hasPartner: false,
    open: brought(async (ctx, tenant, id) => {
      await workOff(ctx, id);
      await move(ctx, tenant, id, "WEIGH");
    }, {}),
  },
];
