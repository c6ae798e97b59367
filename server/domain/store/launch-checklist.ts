import {
  FIRST_STEPS,
  type FirstStep,
  LAUNCH_CHECK_IDS,
  LAUNCH_CHECKS,
  type LaunchCheckId,
} from "@/contract/vocabulary/launch";

export type LaunchFacts = {
  hasReturnAddress: boolean;
  /** Return methods available to shoppers in the store's own country once it is live. */
  liveReturnMethods: number;
  hasMailServer: boolean;
  sender: SenderDomain;
  hasOrders: boolean;
  isPolicyReviewed: boolean;
  isBranded: boolean;
  /** Members and invited people. */
  people: number;
  ownersWithoutSecondFactor: readonly string[];
};

/** DNS records of the domain that emails are sent from. */
export type SenderDomain = { domain: string; spf: DnsAnswer; dmarc: DnsAnswer };
export type DnsAnswer = "FOUND" | "MISSING" | "NO_ANSWER";

export type LaunchCheck = { id: LaunchCheckId; isDone: boolean; isRequired: boolean; detail: string };

/** Returns every check with its result, in the order in which a merchant should fix them. */
export const launchChecks = (facts: LaunchFacts): LaunchCheck[] =>
  LAUNCH_CHECK_IDS.map((id) => ({ id, ...answers(facts)[id], isRequired: LAUNCH_CHECKS[id].isRequired }));

/** Returns which first steps a new merchant has done. */
export const firstSteps = (facts: LaunchFacts): { id: FirstStep; isDone: boolean }[] => {
  const done: Record<FirstStep, boolean> = {
    ORDERS: facts.hasOrders,
    RETURN_POLICY: facts.isPolicyReviewed,
    BRANDING: facts.isBranded,
    RETURN_ADDRESS: facts.hasReturnAddress,
    SHIPPING: facts.liveReturnMethods > 0,
    EMAIL: facts.hasMailServer,
    TEAM: facts.people > 1,
  };
  return FIRST_STEPS.map((id) => ({ id, isDone: done[id] }));
};

const answers = (facts: LaunchFacts): Record<LaunchCheckId, Pick<LaunchCheck, "isDone" | "detail">> => ({
  RETURN_ADDRESS: { isDone: facts.hasReturnAddress, detail: "" },
  RETURN_METHOD: { isDone: facts.liveReturnMethods > 0, detail: String(facts.liveReturnMethods) },
  EMAIL: { isDone: facts.hasMailServer, detail: "" },
  SENDER_DOMAIN: senderDomain(facts),
  ORDERS: { isDone: facts.hasOrders, detail: "" },
  RETURN_POLICY: { isDone: facts.isPolicyReviewed, detail: "" },
  SECOND_FACTOR: {
    isDone: facts.ownersWithoutSecondFactor.length === 0,
    detail: facts.ownersWithoutSecondFactor.join(", "),
  },
});

/** Mailbox providers reject or hide email from a domain that doesn't authorize its sender. */
const senderDomain = ({ hasMailServer, sender }: LaunchFacts): Pick<LaunchCheck, "isDone" | "detail"> => {
  // The default sender's domain isn't the merchant's, so its records would say nothing.
  if (!hasMailServer) return { isDone: false, detail: "" };
  const { domain, spf, dmarc } = sender;
  return {
    isDone: spf === "FOUND" && dmarc === "FOUND",
    detail: `${domain}: SPF ${DNS_WORDS[spf]}, DMARC ${DNS_WORDS[dmarc]}`,
  };
};

const DNS_WORDS: Record<DnsAnswer, string> = {
  FOUND: "found",
  MISSING: "missing",
  NO_ANSWER: "could not be looked up",
};
