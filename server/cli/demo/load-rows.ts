import type { ActivityName } from "@/contract/vocabulary/activity";
import { isCreditOption, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { creditCode } from "@/server/domain/credits/credit-code";
import type { Settlement } from "@/server/domain/money/types";
import { searchKeys } from "@/server/domain/search/search-keys";
import type { PostalAddress } from "@/server/kernel/address";
import type { LoadReturn } from "./load-return";
import { seededBytes } from "./seeded-ids";

const HOUR_MS = 3_600_000;

const after = ({ intent }: LoadReturn, hours: number): Date =>
  new Date(new Date(intent.createdAt).getTime() + hours * HOUR_MS);

/** Returns how far the parcel traveled, and when. */
const moves = (one: LoadReturn): { to: "COLLECTED" | "IN_WAREHOUSE"; at: Date }[] => {
  const method = [
    { to: "COLLECTED" as const, at: after(one, 40) },
    { to: "IN_WAREHOUSE" as const, at: after(one, 90) },
  ];
  const count = { CREATED: 0, CANCELED: 0, COLLECTED: 1, IN_WAREHOUSE: 2, COMPLETED: 2 }[one.state];
  return method.slice(0, count);
};

const lastMove = (one: LoadReturn) => moves(one).at(-1);

export const processRows = (one: LoadReturn) => {
  const { opened, state, endedAt } = one;
  const { authorization: _, risk: __, ...columns } = opened.process;
  return {
    ...columns,
    lookupEmail: opened.lookupEmail,
    status: state === "COMPLETED" || state === "CANCELED" ? state : ("RUNNING" as const),
    shippingStatus: lastMove(one)?.to ?? ("CREATED" as const),
    updatedAt: endedAt ?? lastMove(one)?.at ?? after(one, 0),
    endedAt,
  };
};

export const unitRows = (one: LoadReturn) => {
  const { opened, state } = one;
  const { id: processId, groupId } = opened.process;
  const arrived = { COLLECTED: "SENT", IN_WAREHOUSE: "RECEIVED" } as const;
  const move = lastMove(one)?.to;
  const isApproved = state === "COMPLETED";
  return opened.units.map((unit) => ({
    ...unit,
    exchange: undefined,
    keep: undefined,
    processId,
    groupId,
    location: move === undefined ? ("ANNOUNCED" as const) : arrived[move],
    verdict: isApproved ? ("APPROVED" as const) : ("UNDECIDED" as const),
    payment: isApproved && (one.decision?.totalMinor ?? 0) > 0 ? ("SETTLED" as const) : ("NOTHING_DUE" as const),
    reviewedAt: isApproved ? one.endedAt : null,
    reviewedBy: isApproved ? "Load" : "",
    isLive: state !== "CANCELED",
  }));
};

/** Returns the search keys; only the label's number is not in the process itself. */
export const searchRows = (one: LoadReturn, number: number) => {
  const { process, units } = one.opened;
  const shipments = [{ trackingNumber: trackingNumberOf(one) }];
  const searched = { ...process, order: one.order, units, shipments };
  return searchKeys(searched).map((key) => ({ ...key, number, processId: process.id, groupId: process.groupId }));
};

const trackingNumberOf = ({ opened }: LoadReturn): string => `SBX${opened.process.returnCode.replaceAll("-", "")}`;

/** Label price of the sandbox carrier. */
const LABEL_PRICE_MINOR = 395;

export const shipmentRows = (one: LoadReturn, to: PostalAddress) => {
  const { process } = one.opened;
  const trackingNumber = trackingNumberOf(one);
  return {
    id: one.nextId("shp"),
    groupId: process.groupId,
    processId: process.id,
    provider: process.provider,
    carrier: process.carrier,
    carrierName: "Sandbox Post",
    returnMethod: process.returnMethod,
    trackingNumber,
    trackingUrl: "",
    status: one.state === "CANCELED" ? ("CANCELED" as const) : (lastMove(one)?.to ?? ("CREATED" as const)),
    labelFileId: null,
    priceMinor: LABEL_PRICE_MINOR,
    fromAddress: process.shopperAddress,
    toAddress: to,
    createdAt: process.createdAt,
    voidedAt: one.state === "CANCELED" ? one.endedAt : null,
  };
};

/** Returns the confirmed quote, and the decision if there is one, each with its calculation. */
export const moneyRows = (one: LoadReturn) => {
  const { process } = one.opened;
  const stored = (id: string, basis: "QUOTE" | "DECISION", settlement: Settlement, createdAt: Date) => ({
    head: {
      id,
      groupId: process.groupId,
      returnId: process.id,
      basis,
      refundOption: process.refundOption,
      currency: process.currency,
      subtotalMinor: settlement.subtotalMinor,
      feesMinor: settlement.feesMinor,
      bonusMinor: settlement.bonusMinor,
      taxMinor: settlement.taxMinor,
      totalMinor: settlement.totalMinor,
      owedMinor: settlement.owedMinor,
      roundingMinor: settlement.roundingMinor,
      shippingMinor: settlement.shippingMinor,
      portions: settlement.portions,
      unitAmounts: settlement.unitAmounts,
      fingerprint: "",
      createdAt,
      expiresAt: null,
    },
    rows: settlement.rows.map(({ group, ...row }) => ({
      ...row,
      rowGroup: group,
      groupId: process.groupId,
      settlementId: id,
    })),
  });
  const quote = stored(one.quoteId, "QUOTE", one.quote, after(one, 0));
  if (one.decision === null || one.endedAt === null) return [quote];
  return [quote, stored(one.decisionId, "DECISION", one.decision, one.endedAt)];
};

export const payoutRows = (one: LoadReturn) => {
  const { id: processId, groupId, ecommerceId, currency, returnCode } = one.opened.process;
  const createdAt = one.endedAt ?? after(one, 0);
  const payouts = (one.decision?.legs ?? []).map((leg) => ({
    id: one.nextId("out"),
    groupId,
    processId,
    settlementId: one.decisionId,
    leg: leg.position,
    refundOption: leg.refundOption,
    paymentId: leg.paymentId,
    destination: leg.label,
    amountMinor: leg.amountMinor,
    currency,
    status: "SETTLED" as const,
    reference: `load-${returnCode}-${leg.position}`,
    settledAt: createdAt,
    createdAt,
  }));
  const credits = payouts
    .filter(({ refundOption }) => isCreditOption(refundOption))
    .map(({ id: payoutId, amountMinor, leg }) => ({
      id: one.nextId("crd"),
      groupId,
      ecommerceId,
      processId,
      payoutId,
      code: creditCode("SC", seededBytes(`${returnCode}:credit:${leg}`)(11)),
      currency,
      amountMinor,
      balanceMinor: amountMinor,
      createdAt,
    }));
  return { payouts, credits };
};

export const activityRows = (one: LoadReturn, payouts: ReturnType<typeof payoutRows>["payouts"]) => {
  const { process } = one.opened;
  const done = (name: ActivityName, leg: string, at: Date) => ({
    id: one.nextId("act"),
    groupId: process.groupId,
    processId: process.id,
    name,
    leg,
    state: "DONE" as const,
    idempotencyKey: activityKey(process, { name, leg }),
    attempts: 1,
    dueAt: at,
    createdAt: at,
    finishedAt: at,
  });
  return [
    done("CREATE_LOGISTIC_ORDER", "", after(one, 0)),
    ...payouts.map(({ id, refundOption, createdAt }) =>
      done(REFUND_OPTION_FACTS[refundOption].activity, id, createdAt),
    ),
  ];
};

export const eventRows = (one: LoadReturn) => {
  const { id: processId, groupId } = one.opened.process;
  const by = { groupId, processId, actorKind: "system", actorName: "Load" };
  const entry = (kind: string, at: Date, data: Record<string, string | number>) => ({
    ...by,
    kind,
    at,
    data,
    isShopperVisible: true,
  });
  const { units } = one.opened;
  const methods = moves(one);
  const end = one.endedAt;
  return {
    process: [
      entry("CREATED", after(one, 0), { units: units.length, shippingStatus: "CREATED" }),
      ...methods.map(({ to, at }, index) =>
        entry("SHIPPING_STATUS", at, { from: index === 0 ? "CREATED" : "COLLECTED", to }),
      ),
      ...(end !== null && one.state === "CANCELED" ? [entry("CANCELED", end, {})] : []),
      ...(end !== null && one.state === "COMPLETED"
        ? [
            entry("REVIEW", end, { approved: units.length, declined: 0, missing: 0, user: "Load" }),
            entry("STATUS", end, { from: "RUNNING", to: "COMPLETED" }),
          ]
        : []),
    ],
    unit: units.flatMap(({ id: unitId }) => [
      { ...by, unitId, track: "LOCATION" as const, state: "ANNOUNCED", at: after(one, 0) },
      ...methods.map(({ to, at }) => ({
        ...by,
        unitId,
        track: "LOCATION" as const,
        state: to === "COLLECTED" ? "SENT" : "RECEIVED",
        at,
      })),
      ...(end !== null && one.state === "COMPLETED"
        ? [
            { ...by, unitId, track: "VERDICT" as const, state: "APPROVED", at: end },
            { ...by, unitId, track: "PAYMENT" as const, state: "SETTLED", at: end },
          ]
        : []),
    ]),
  };
};
