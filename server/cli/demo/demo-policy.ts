import { DEFAULT_POLICY } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";
import { savePolicy } from "@/server/services/policy/save-policy";

/** Limits a rule to the shop's own goods, so that orders added to the demo over the API are unaffected. */
const OWN = { field: "brand_id", op: "eq", value: "wetterholm" } as const;

/** Wetterholm's return conditions: one rule of each kind, each with an order or a return that demonstrates it. */
export const DEMO_POLICY: ReturnPolicy = {
  ...DEFAULT_POLICY,
  // In the sandbox, shoppers pay in the portal for a new item that costs more than the returned one.
  arePaymentsEnabled: true,
  windows: [
    {
      id: "austria-60",
      label: "Austria has 60 days",
      whens: [{ field: "country", op: "eq", value: "AT" }],
      then: { returnPeriodDays: 60 },
    },
  ],
  nonReturnable: { ...DEFAULT_POLICY.nonReturnable, tagIds: ["final-sale"] },
  keepYourItem: {
    isEnabled: true,
    photoAboveMinor: 2000,
    options: [
      {
        id: "cheap-damaged",
        label: "Damaged, below 10.00: not worth the way",
        whens: [
          { field: "reason", op: "eq", value: "DAMAGED" },
          { field: "unit_value", op: "lt", value: 1000 },
        ],
        then: { isForced: true, refundPercentage: 100 },
      },
      {
        id: "kitchen-half",
        label: "Kitchen things that disappoint may stay for half",
        whens: [
          { field: "category_ids", op: "contains_any", value: ["kitchen"] },
          { field: "reason", op: "eq", value: "NOT_AS_DESCRIBED" },
        ],
        then: { isForced: false, refundPercentage: 50 },
      },
    ],
  },
  requireAuthorization: {
    isAlways: false,
    options: [
      {
        id: "dear-piece",
        label: "Items over 250.00 need approval",
        whens: [{ field: "unit_value", op: "gt", value: 25000 }, OWN],
        then: null,
      },
    ],
  },
  risk: [
    {
      id: "risky-money",
      label: "its refund waits until someone has looked",
      whens: [{ field: "risk_score", op: "gte", value: 40 }, OWN],
      then: { effect: "HOLD_REFUND" },
    },
  ],
};

/** The version that a new store starts with; later versions were made intentionally. */
const FIRST_VERSION = 1;

/** Sets the demo's return conditions unless they were changed. */
export const ensureDemoPolicy = (
  ctx: ServiceContext,
  { store, system }: { store: Store; system: Actor },
): Promise<Store> => {
  if (store.policyVersion !== FIRST_VERSION) return Promise.resolve(store);
  const note = "The demo's rules: one of each kind";
  return savePolicy(ctx, { actor: system, ecommerceId: store.id, policy: DEMO_POLICY, note, basedOn: FIRST_VERSION });
};
