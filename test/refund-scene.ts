import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import { REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { Prisma } from "@/server/db/generated/client";
import { getProcess } from "@/server/db/returns/processes";
import type { Bonus } from "@/server/domain/money/types";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { StoreConfig } from "@/server/domain/store/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import type { ServiceContext } from "@/server/services/context";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createOrder, createReturn, createTenant, type Tenant } from "./factories";

type Rules = {
  timings?: Partial<Record<RefundOption, RefundTiming>>;
  bonuses?: Partial<Record<RefundOption, Bonus>>;
  config?: Partial<StoreConfig>;
  policy?: Partial<ReturnPolicy>;
};

export type RefundScene = {
  tenant: Tenant;
  /** A return of the first line's units, paid with a card that has this label; 50.00 each. */
  newReturn(options?: {
    quantity?: number;
    label?: string;
    refundOption?: RefundOption;
    items?: NonNullable<Parameters<typeof createReturn>[2]["items"]>;
    lines?: { name: string; unitPriceMinor: number; quantity: number }[];
    bankAccount?: { iban: string; holderName: string };
  }): Promise<ReturnProcess>;
  /** The current process. */
  look(process: ReturnProcess): Promise<ReturnProcess>;
  move(process: ReturnProcess, to: "COLLECTED" | "IN_WAREHOUSE"): Promise<ReturnProcess>;
  /** One verdict per unit, in their order. */
  review(process: ReturnProcess, ...verdicts: ReviewStatus[]): Promise<ReturnProcess>;
  /** Runs all due work. */
  work(process: ReturnProcess, by?: ServiceContext): Promise<ReturnProcess>;
  /** Makes work due now that waits for a later attempt. */
  makeDue(): Promise<void>;
};

/** A tenant whose store offers every refund option, and the events of its returns. */
export const createRefundScene = async (ctx: ServiceContext, rules: Rules = {}): Promise<RefundScene> => {
  const actions = REFUND_OPTIONS.map((refundOption) => ({
    refundOption,
    timing: rules.timings?.[refundOption] ?? ("ON_REVIEW" as const),
    minDays: 1,
    maxDays: 3,
    bonus: rules.bonuses?.[refundOption] ?? null,
  }));
  const refunds = { ...DEFAULT_STORE_CONFIG.refunds, ...rules.config?.refunds, actions };
  const config = { refundOptions: [...REFUND_OPTIONS], ...rules.config, refunds };
  const tenant = await createTenant(ctx, { store: { config, policy: rules.policy ?? {} } });
  const { actor, groupId } = tenant;
  const look = (process: ReturnProcess) => getProcess(ctx.db, actor, process.id);
  return {
    tenant,
    look,
    newReturn: async ({ quantity = 1, label = "Visa ending in 42", lines, items, ...options } = {}) => {
      const ordered = lines ?? [{ name: "Test jumper", unitPriceMinor: 5000, quantity: 4 }];
      const capturedMinor = ordered.reduce((sum, line) => sum + line.unitPriceMinor * line.quantity, 0);
      const order = await createOrder(ctx, tenant, {
        lines: ordered.map((line, index) => ({ ...line, sku: `SKU-${index}` })),
        // The words in its ID control the sandbox.
        payments: [{ processor: "sandbox", method: "card", label, platformPaymentId: `pay ${label}`, capturedMinor }],
      });
      return createReturn(ctx, tenant, { order, items: items ?? [{ line: 0, quantity }], ...options });
    },
    move: async (process, to) => {
      await updateShippingStatus(ctx, { actor, processId: process.id, platformProcessId: "", to });
      return look(process);
    },
    review: async (process, ...verdicts) => {
      const now = ctx.clock.now().toISOString();
      return recordReview(ctx, {
        actor,
        processId: process.id,
        lines: process.units.map((unit, index) => ({
          lineItemId: unit.orderLineId,
          status: verdicts[index] ?? "APPROVED",
          rejectReason: "Signs of wear",
          showRejectReason: true,
          user: "sven@example.com",
          reviewedAt: now,
        })),
        override: null,
      });
    },
    work: async (process, by = ctx) => {
      await runDueActivities(by);
      return look(process);
    },
    makeDue: async () => {
      await ctx.db.$executeRaw(Prisma.sql`
        update activities set due_at = now() - interval '1 second', lease_until = null where group_id = ${groupId} and state = 'PENDING'`);
    },
  };
};
