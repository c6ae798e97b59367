import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { OrderDraft } from "@/server/cli/demo/order-from";
import { getIntent } from "@/server/db/returns/intents";
import { getProcess } from "@/server/db/returns/processes";
import type { VariantContent } from "@/server/domain/catalog/types";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { ExchangeRules } from "@/server/domain/store/exchange-rules";
import type { StoreConfig } from "@/server/domain/store/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { putProduct } from "@/server/services/catalog/put-product";
import type { PreferenceInput } from "@/server/services/intents/change-draft";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import { recordReview } from "@/server/services/reviews/record-review";
import type { TestContext } from "./context";
import { createOrder, createTenant, type Tenant } from "./factories";

type SceneOptions = {
  flow?: ExchangeFlow;
  exchange?: Partial<ExchangeRules>;
  config?: Partial<StoreConfig>;
  policy?: Partial<ReturnPolicy>;
  variants?: (Partial<VariantContent> & { platformVariantId: string })[];
};

/** A store with a shirt in S, M and L at 40.00, an order of it in M, and steps from the draft to the decision. */
export const openExchangeScene = async (ctx: TestContext, options: SceneOptions = {}) => {
  const { flow = "OPEN", exchange = {}, config = {}, policy = {} } = options;
  const tenant = await createTenant(ctx, {
    store: {
      config: {
        refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD"],
        exchange: { ...DEFAULT_STORE_CONFIG.exchange, exchangeFlow: flow, ...exchange },
        ...config,
      },
      policy,
    },
  });
  const variants = options.variants ?? ["S", "M", "L"].map((platformVariantId) => ({ platformVariantId }));
  await put(ctx, tenant, { platformProductId: "shirt", variants });
  return {
    tenant,
    order: (draft: Partial<OrderDraft> = {}) => createOrder(ctx, tenant, { lines: [shirtLine(1)], ...draft }),
    put: (product: ProductDraft) => put(ctx, tenant, product),
    draft: (order: Order) => startDraft(ctx, tenant, order),
    choose: (returnId: string, input: Choice) => chooseLine(ctx, tenant, { returnId, input }),
    complete: (returnId: string, call: { quoteId?: string; paymentToken?: string } = {}, with_: TestContext = ctx) =>
      completeReturn(with_, { actor: tenant.actor, returnId, quoteId: "", ...call }),
    cancel: (returnId: string) => cancelReturn(ctx, { actor: tenant.actor, returnId }),
    /** A draft of a new order, in exchange for the L. */
    exchangeDraft: async () => {
      const order = await createOrder(ctx, tenant, { lines: [shirtLine(1)] });
      const returnId = await startDraft(ctx, tenant, order);
      await chooseLine(ctx, tenant, {
        returnId,
        input: { lineItemId: order.lines[0]?.id ?? "", exchangeVariantId: "L" },
      });
      return returnId;
    },
    lineOf: async (returnId: string) => {
      const { draft } = await getIntent(ctx.db, tenant.actor, returnId);
      return draft.items[0]?.lineItemId ?? "";
    },
    exchange: (order: Order, taken: Taken | string) => confirmExchange(ctx, tenant, order, taken),
    review: (process: ReturnProcess, verdicts: Verdict[] = process.units.map(() => "APPROVED" as const)) =>
      review(ctx, tenant, process, verdicts),
    stock: (platformVariantId: string) => stockOf(ctx, tenant, platformVariantId),
    reservations: () => ctx.db.stockReservation.findMany({ where: { groupId: tenant.groupId } }),
  };
};

type Choice = Partial<PreferenceInput> & { lineItemId: string };

const chooseLine = (ctx: TestContext, { actor }: Tenant, { returnId, input }: { returnId: string; input: Choice }) =>
  savePreferences(ctx, {
    actor,
    returnId,
    input: { quantity: 1, returnReason: "TOO_SMALL", comment: "", refundOption: "ORIGINAL_PAYMENT_METHOD", ...input },
  });

export type ExchangeScene = Awaited<ReturnType<typeof openExchangeScene>>;

export const shirtLine = (quantity: number) => ({
  name: "Shirt",
  sku: "shirt-M",
  productId: "shirt",
  variantId: "M",
  options: { size: "M" },
  categoryIds: ["shirts"],
  unitPriceMinor: 4000,
  quantity,
});

type ProductDraft = {
  platformProductId: string;
  variants: (Partial<VariantContent> & { platformVariantId: string })[];
};

const put = (ctx: TestContext, tenant: Tenant, { platformProductId, variants }: ProductDraft) =>
  putProduct(ctx, {
    actor: tenant.actor,
    ecommerceId: tenant.store.id,
    content: {
      platformProductId,
      name: platformProductId,
      imageUrl: "",
      brandId: "",
      categoryIds: [`${platformProductId}s`],
      collectionIds: [],
      tagIds: [],
      variants: variants.map((variant) => ({
        sku: `${platformProductId}-${variant.platformVariantId}`,
        ean: "",
        name: variant.platformVariantId,
        options: { size: variant.platformVariantId },
        priceMinor: 4000,
        stock: 5,
        ...variant,
      })),
    },
  });

const startDraft = async (ctx: TestContext, { actor, store }: Tenant, order: Order): Promise<string> => {
  const { orderNumber, email, shippingAddress } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: store.id, slug: "", lang: "en" },
  });
  await chooseReturnOption(ctx, {
    actor,
    returnId: intent.id,
    input: {
      returnMethod: "DROP_OFF_POINT",
      provider: "",
      carrier: "",
      pickupDate: "",
      pickupRange: "NO_RANGE",
      pickupAddress: null,
    },
  });
  return intent.id;
};

type Taken = { variant: string; quantity?: number; refundOption?: RefundOption; paymentToken?: string };

/** A confirmed return of the order's first line, exchanged for the variant with this shop ID. */
const confirmExchange = async (
  ctx: TestContext,
  tenant: Tenant,
  order: Order,
  taken: Taken | string,
): Promise<ReturnProcess> => {
  const {
    variant,
    quantity = 1,
    refundOption,
    paymentToken,
  } = typeof taken === "string" ? ({ variant: taken } as Taken) : taken;
  const returnId = await startDraft(ctx, tenant, order);
  await savePreferences(ctx, {
    actor: tenant.actor,
    returnId,
    input: {
      lineItemId: order.lines[0]?.id ?? "",
      quantity,
      returnReason: "TOO_SMALL",
      comment: "",
      refundOption: refundOption ?? "ORIGINAL_PAYMENT_METHOD",
      exchangeVariantId: variant,
    },
  });
  return completeReturn(ctx, { actor: tenant.actor, returnId, quoteId: "", paymentToken });
};

type Verdict = "APPROVED" | "DECLINED" | "MISSING" | "DAMAGED";

/** The warehouse's decision, one verdict for each unit in their order, and its consequences. */
const review = async (
  ctx: TestContext,
  { actor }: Tenant,
  process: ReturnProcess,
  verdicts: Verdict[],
): Promise<ReturnProcess> => {
  await recordReview(ctx, {
    actor,
    processId: process.id,
    lines: verdicts.map((verdict, nth) => ({
      lineItemId: process.units[nth]?.orderLineId ?? "",
      status: verdict === "DAMAGED" ? "APPROVED" : verdict,
      rejectReason: verdict === "DECLINED" ? "Signs of wear" : "",
      showRejectReason: false,
      user: "sven@example.com",
      reviewedAt: ctx.clock.now().toISOString(),
      isResellable: verdict !== "DAMAGED",
    })),
    override: null,
  });
  await runDueActivities(ctx);
  return getProcess(ctx.db, actor, process.id);
};

const stockOf = async (ctx: TestContext, { groupId }: Tenant, platformVariantId: string): Promise<number | null> => {
  const variant = await ctx.db.variant.findFirst({ where: { groupId, platformVariantId } });
  return variant?.stock ?? null;
};
