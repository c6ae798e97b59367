import type { ConnectionKind } from "./connection";

/** What is to be known of an activity: planning, SQL and browser read it here. */
type ActivityFacts = {
  /** What it is doing, as people say it: "could not …". */
  words: string;
  /** What it gives to the shopper; a hold on the money of a return stops it. */
  gives: "MONEY" | "GOODS" | null;
  /** Is not begun while a decision can still be undone. NOTIFY_SHOPPER does so in some of its legs. */
  followsDecision: boolean;
  /** A return is not completed before it is done or skipped. */
  endsReturn: boolean;
  /** Kinds of connected providers that are asked to do it. */
  askedOf: readonly ConnectionKind[];
};

/** Named activities of a process: the names that skip_workflow_activities takes (decisions, section 8). */
export const ACTIVITY_FACTS = {
  FRAUD_CHECK: { words: "check for fraud", gives: null, followsDecision: false, endsReturn: false, askedOf: [] },
  AUTHORIZATION: {
    words: "ask for authorization",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
  },
  OPEN_PLATFORM_RETURN: {
    words: "open the return in the shop",
    gives: null,
    followsDecision: true,
    endsReturn: false,
    askedOf: ["SHOP"],
  },
  CREATE_LOGISTIC_ORDER: {
    words: "get a label from the carrier",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["CARRIER"],
  },
  SCHEDULE_PICKUP: {
    words: "order the pick-up",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["CARRIER"],
  },
  REFUND: {
    words: "refund the payment",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP", "PAYMENTS"],
  },
  ISSUE_STORE_CREDIT: {
    words: "issue the store credit",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
  },
  ISSUE_GIFT_CARD: {
    words: "issue the gift card",
    gives: "MONEY",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
  },
  CREATE_EXCHANGE_ORDER: {
    words: "order the new items",
    gives: "GOODS",
    followsDecision: true,
    endsReturn: true,
    askedOf: ["SHOP"],
  },
  CAPTURE_HOLD: {
    words: "charge the shopper's card for the new items",
    gives: null,
    followsDecision: false,
    endsReturn: true,
    askedOf: [],
  },
  RELEASE_HOLD: {
    words: "release the hold on the shopper's card",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
  },
  RESTOCK: {
    words: "put the items back into stock",
    gives: null,
    followsDecision: true,
    endsReturn: false,
    askedOf: ["SHOP"],
  },
  CLOSE_PLATFORM_RETURN: {
    words: "close the return in the shop",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: ["SHOP"],
  },
  NOTIFY_SHOPPER: {
    words: "write to the shopper",
    gives: null,
    followsDecision: false,
    endsReturn: false,
    askedOf: [],
  },
} as const satisfies Record<string, ActivityFacts>;

export type ActivityName = keyof typeof ACTIVITY_FACTS;
export const ACTIVITY_NAMES = Object.keys(ACTIVITY_FACTS) as [ActivityName, ...ActivityName[]];

/** Names of the activities for which a fact holds. */
export const activitiesWhere = (holds: (facts: ActivityFacts) => boolean): ActivityName[] =>
  ACTIVITY_NAMES.filter((name) => holds(ACTIVITY_FACTS[name]));

/** WAITING: for a person, not for a worker. */
export const ACTIVITY_STATES = ["PENDING", "DONE", "HELD", "SKIPPED", "WAITING"] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];
