import type { ConnectionKind } from "./connection";

/** Facts about an activity, used by planning, SQL and the browser. */
export type ActivityFacts = {
  /** What the activity does, as the end of "could not …". */
  words: string;
  /** What the shopper gets. MONEY is a refund, which a hold on the return's money stops. */
  gives: "MONEY" | "GOODS" | null;
  /** Doesn't start while a decision can still be undone. For NOTIFY_SHOPPER this applies to some legs only. */
  followsDecision: boolean;
  /** The return isn't completed until this is done or skipped. */
  endsReturn: boolean;
  /** Kinds of connections that carry it out. */
  askedOf: readonly ConnectionKind[];
  /** Only sends a message: if it fails, no refund is delayed. */
  isMessage?: true;
  /** What a retry does. Work that was completed after all is detected and not repeated. */
  retried: string;
  /** The effect of resolving it manually, and what the person enters: a reference, or how to track the parcel. */
  byHand: { effect: string; reference?: string; isParcel?: true };
};

const PAID_BY_HAND = "Homeward will record it as paid and won’t refund it again.";
const PAID_AGAIN = "The payment provider will be asked again. If it agrees, the refund goes to the shopper";
const ISSUED_AGAIN = "The shop will be asked again. If it agrees, the shopper gets the code";

/** Named activities of a process, as used in skip_workflow_activities (decisions, section 8). */
export const ACTIVITY_FACTS = {
  FRAUD_CHECK: {
    words: "check for fraud",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
    retried:
      "The fraud check will be requested again. Its result decides whether the return continues or is put on hold.",
    byHand: { effect: "The check is recorded as done, without a score." },
  },
  AUTHORIZATION: {
    words: "request approval",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
    isMessage: true,
    retried: "The reminder is sent again.",
    byHand: { effect: "The reminder is recorded as sent. The return still needs approval." },
  },
  OPEN_PLATFORM_RETURN: {
    words: "open the return in the shop",
    gives: null,
    followsDecision: true,
    endsReturn: false,
    askedOf: ["SHOP"],
    retried: "The shop will be asked again to open the return.",
    byHand: { effect: "The return is recorded as open in the shop.", reference: "The shop’s return ID" },
  },
  CREATE_LOGISTIC_ORDER: {
    words: "get a label from the carrier",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["CARRIER"],
    retried: "The carrier will be asked again. If it agrees, the label is created and emailed to the shopper.",
    byHand: {
      effect: "The parcel is tracked with this number. You have to send the label to the shopper.",
      isParcel: true,
    },
  },
  SCHEDULE_PICKUP: {
    words: "order the pickup",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["CARRIER"],
    retried: "The carrier will be asked again. If it agrees, it picks up the parcel.",
    byHand: { effect: "The pickup is recorded as booked.", reference: "Carrier’s pickup number" },
  },
  REFUND: {
    words: "refund the payment",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP", "PAYMENTS"],
    retried: `${PAID_AGAIN}; it is never refunded twice.`,
    byHand: { effect: PAID_BY_HAND, reference: "Payment reference" },
  },
  ISSUE_STORE_CREDIT: {
    words: "issue the store credit",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
    retried: `${ISSUED_AGAIN}; it is never issued twice.`,
    byHand: { effect: PAID_BY_HAND, reference: "Code sent to the shopper" },
  },
  ISSUE_GIFT_CARD: {
    words: "issue the gift card",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
    retried: `${ISSUED_AGAIN}; it is never issued twice.`,
    byHand: { effect: PAID_BY_HAND, reference: "Code sent to the shopper" },
  },
  CREATE_EXCHANGE_ORDER: {
    words: "order the new items",
    gives: "GOODS",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
    retried: "The shop will be asked again. If it agrees, the new items are ordered. They are never ordered twice.",
    byHand: {
      effect: "The new items are recorded as ordered and are not ordered again.",
      reference: "The shop’s ID of the new order",
    },
  },
  CAPTURE_HOLD: {
    words: "charge the shopper’s card for the new items",
    gives: null,
    followsDecision: false,
    endsReturn: true,
    askedOf: [],
    retried: "The payment provider will be asked again to charge the amount on hold; it is never charged twice.",
    byHand: {
      effect: "The shopper’s payment for the new items is recorded, and the card isn’t charged again.",
      reference: "Payment reference of the shopper",
    },
  },
  RELEASE_HOLD: {
    words: "release the hold on the shopper’s card",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
    retried: "The payment provider will be asked again to release the amount on hold.",
    byHand: { effect: "The hold is recorded as released. Cancel it in your payment account." },
  },
  RESTOCK: {
    words: "restock the items",
    gives: null,
    followsDecision: true,
    endsReturn: false,
    askedOf: ["SHOP"],
    retried: "The shop will be asked again. If it agrees, the items are added to its stock, never twice.",
    byHand: { effect: "The items are recorded as restocked. The shop’s stock is not changed." },
  },
  CLOSE_PLATFORM_RETURN: {
    words: "close the return in the shop",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["SHOP"],
    retried: "The shop will be asked again to close the return.",
    byHand: { effect: "The return is recorded as closed in the shop." },
  },
  NOTIFY_SHOPPER: {
    words: "email the shopper",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
    isMessage: true,
    retried: "The email is sent again.",
    byHand: { effect: "The shopper is recorded as notified. This email is not sent." },
  },
} as const satisfies Record<string, ActivityFacts>;

export type ActivityName = keyof typeof ACTIVITY_FACTS;
export const ACTIVITY_NAMES = Object.keys(ACTIVITY_FACTS) as [ActivityName, ...ActivityName[]];

/** Returns the names of the activities for which a condition holds. */
export const activitiesWhere = (holds: (facts: ActivityFacts) => boolean): ActivityName[] =>
  ACTIVITY_NAMES.filter((name) => holds(ACTIVITY_FACTS[name]));

/** Activities that each pay a refund to the shopper. */
type PayingActivity = {
  [Name in ActivityName]: (typeof ACTIVITY_FACTS)[Name]["gives"] extends "MONEY" ? Name : never;
}[ActivityName];

export const givesMoney = (name: ActivityName): name is PayingActivity => ACTIVITY_FACTS[name].gives === "MONEY";

/** Paid by a payment provider: if its answer was lost, the money may have been sent already. */
export const PAID_BY_PROVIDERS: readonly ActivityName[] = activitiesWhere(({ askedOf }) =>
  askedOf.includes("PAYMENTS"),
);

/** WAITING: for a person rather than a worker. */
export const ACTIVITY_STATES = ["PENDING", "DONE", "HELD", "SKIPPED", "WAITING"] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];
