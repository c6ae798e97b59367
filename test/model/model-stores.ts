import type { ReturnPolicy } from "@/server/domain/policy/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { StoreConfig } from "@/server/domain/store/types";
import { putProduct } from "@/server/services/catalog/put-product";
import type { TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { LINES } from "./model-lines";

/** The store rules that the model knows. */
export type ModelStore = {
  name: string;
  /** A return with one of these lines needs approval, unless it was imported. */
  askedLines: readonly number[];
  isMoneyHeld: boolean;
  isAutomatic: boolean;
  /** Units not inspected in time count as missing. */
  isTimed: boolean;
  opens: "NEVER" | "ON_START" | "ON_ITEM_VERIFICATION";
  /** Share of the paid amount that a shopper gets for a kept line, in percent. */
  kept: Readonly<Record<number, { percent: number; isForced: boolean }>>;
  skips: readonly ReturnPolicy["skipWorkflowActivities"][number][];
  isRestocking: boolean;
  isExchanging: boolean;
};

const PLAIN: ModelStore = {
  name: "plain",
  askedLines: [],
  isMoneyHeld: false,
  isAutomatic: false,
  isTimed: false,
  opens: "NEVER",
  kept: {},
  skips: ["NOTIFY_SHOPPER"],
  isRestocking: false,
  isExchanging: false,
};

export const MODEL_STORES: readonly ModelStore[] = [
  PLAIN,
  { ...PLAIN, name: "asks, opens at the shop", askedLines: [0, 2], opens: "ON_START", isTimed: true, skips: [] },
  { ...PLAIN, name: "holds money, restocks", isMoneyHeld: true, isRestocking: true, isTimed: true },
  {
    ...PLAIN,
    ...{ name: "lets keep, asks", askedLines: [1], isTimed: true },
    kept: { 1: { percent: 50, isForced: false }, 2: { percent: 20, isForced: true } },
  },
  { ...PLAIN, name: "inspects nothing", isAutomatic: true, isMoneyHeld: true, opens: "ON_ITEM_VERIFICATION" },
  { ...PLAIN, name: "exchanges, restocks", isExchanging: true, isRestocking: true, askedLines: [1] },
  {
    ...PLAIN,
    ...{ name: "skips", askedLines: [0], isTimed: true, isRestocking: true },
    skips: ["NOTIFY_SHOPPER", "CREATE_LOGISTIC_ORDER", "REFUND", "AUTHORIZATION"],
  },
];

export const productOf = (line: number): string => `product-${line}`;
/** Stock of every variant at the start of a lane. */
export const STOCK = 100_000;

/** Longer than any history: timers are due when a command says so, never earlier by the database's clock. */
const DAYS = 120;

const isLine = (lines: readonly number[]) => [
  { field: "product_id" as const, op: "in" as const, value: lines.map(productOf) },
];

const policyOf = (store: ModelStore): Partial<ReturnPolicy> => ({
  requireAuthorization: {
    isAlways: false,
    options:
      store.askedLines.length === 0
        ? []
        : [{ id: "asked", label: "These lines", whens: isLine(store.askedLines), then: null }],
  },
  risk: store.isMoneyHeld
    ? [{ id: "all", label: "Every return", whens: [], then: { effect: "HOLD_REFUND" as const } }]
    : [],
  keepYourItem: {
    isEnabled: Object.keys(store.kept).length > 0,
    options: Object.entries(store.kept).map(([line, { percent, isForced }]) => ({
      ...{ id: `keep-${line}`, label: "Keep it", whens: isLine([Number(line)]) },
      then: { isForced, refundPercentage: percent },
    })),
  },
  reviewFlow: store.isAutomatic ? "AUTOMATIC" : "MANUAL",
  reviewAutoCompleteDays: store.isTimed ? DAYS : 0,
  maxDaysToSendPackage: DAYS,
  skipWorkflowActivities: [...store.skips],
  startReturnOnPlatformTime: `START_RETURN_ON_PLATFORM_TIME_${store.opens}`,
});

const configOf = (store: ModelStore): Partial<StoreConfig> => ({
  arePartialReviewsAllowed: true,
  contactEmail: "desk@example.com",
  isRestockingEnabled: store.isRestocking,
  returnOptions: DEFAULT_STORE_CONFIG.returnOptions.map((method) => ({ ...method, feeMinor: 0 })),
  exchange: { ...DEFAULT_STORE_CONFIG.exchange, exchangeFlow: store.isExchanging ? "OPEN" : "NO_EXCHANGE_FLOW" },
});

/** The real store, with all ordered products in its catalog. */
export const openStore = async (ctx: TestContext, store: ModelStore): Promise<Tenant> => {
  const tenant = await createTenant(ctx, { store: { config: configOf(store), policy: policyOf(store) } });
  for (const [line, { paidMinor }] of LINES.entries())
    await putProduct(ctx, {
      actor: tenant.actor,
      ecommerceId: tenant.store.id,
      content: {
        ...{ platformProductId: productOf(line), name: productOf(line), imageUrl: "", brandId: "" },
        ...{ categoryIds: [], collectionIds: [], tagIds: [] },
        variants: ["A", "B"].map((platformVariantId) => ({
          ...{ platformVariantId, sku: `SKU-${line}`, ean: "", name: platformVariantId },
          ...{ options: { size: platformVariantId }, priceMinor: paidMinor, stock: STOCK },
        })),
      },
    });
  return tenant;
};
