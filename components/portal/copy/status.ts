import type { StatusKey } from "@/contract/vocabulary/status-words";

type Milestone = "REQUESTED" | "APPROVED" | "HANDED_OVER" | "CHECKED" | "PAID_BACK";

const MILESTONE_NAMES: Record<Milestone, string> = {
  REQUESTED: "Requested",
  APPROVED: "Approved",
  HANDED_OVER: "Handed over",
  CHECKED: "Checked",
  PAID_BACK: "Paid back",
};

type Facts = {
  readonly store: string;
  readonly handOverBy: string | null;
  /** Day and hours of the courier, where one comes. */
  readonly pickUp: string | null;
  /** Everything is kept. */
  readonly isNothingSent: boolean;
  /** Why the store refused it; null where it did not. */
  readonly refusal: string | null;
  readonly unitsTotal: number;
  readonly unitsDecided: number;
  readonly unitsRefused: number;
  readonly code: string;
};

/** P7 and P8: where a return is. */
export const status = {
  title: (key: StatusKey, facts: Facts): string => {
    const refused = facts.unitsRefused === 1 ? "1 item" : `${facts.unitsRefused} items`;
    switch (key) {
      case "NEEDS_APPROVAL":
        return "We look at your request first";
      case "LABEL_PENDING":
        return "Your label is being made";
      case "READY_TO_SEND":
        if (facts.pickUp) return `Ready to send. The courier comes on ${facts.pickUp}.`;
        return facts.handOverBy ? `Ready to send. Hand it over by ${facts.handOverBy}.` : "Ready to send";
      case "IN_TRANSIT":
        return "On its way back";
      case "TO_INSPECT":
        return "Arrived, being checked";
      case "INSPECTING":
        return `Being checked, ${facts.unitsDecided} of ${facts.unitsTotal} done`;
      case "SHIPPING_PROBLEM":
        return "There is a delivery problem";
      case "PAYING":
        return facts.isNothingSent ? "You keep it, your money is on its way" : "Checked, your money is on its way";
      case "ON_HOLD":
        return "On hold";
      case "COMPLETED":
        return "Completed";
      case "COMPLETED_PARTIAL":
        return `Completed, ${refused} not accepted`;
      case "CANCELED":
        return facts.refusal === null ? "Cancelled" : "Your return was not approved";
      case "FAILED":
        return "We could not process this";
    }
  },
  next: (key: StatusKey, facts: Facts): string => {
    switch (key) {
      case "NEEDS_APPROVAL":
        return facts.isNothingSent
          ? `${facts.store} decides and writes to you within 2 working days. Nothing needs to be sent.`
          : `${facts.store} decides and writes to you within 2 working days. Keep the items until then: the label comes with the approval.`;
      case "LABEL_PENDING":
        return "This takes up to a minute. You can close this page; we e-mail it.";
      case "READY_TO_SEND":
        return "Your return pass shows the code and the steps.";
      case "IN_TRANSIT":
        return "The carrier has it. We write to you when it arrives.";
      case "TO_INSPECT":
      case "INSPECTING":
        return "Checks take 1–3 working days.";
      case "SHIPPING_PROBLEM":
        return `Keep your receipt. ${facts.store} is on it.`;
      case "PAYING":
        return facts.isNothingSent
          ? "Nothing needs to be sent. The payment is on its way."
          : "Everything is checked. The payment is being sent.";
      case "ON_HOLD":
        return `${facts.store} looks at it by hand and writes to you.`;
      case "COMPLETED":
        return facts.isNothingSent ? "You keep the items. Nothing needs to be sent." : "Everything is done.";
      case "COMPLETED_PARTIAL":
        return "Below you see what was accepted.";
      case "CANCELED":
        return facts.refusal === null
          ? "Nothing is shipped or refunded. The items can go back in a new return."
          : `${facts.store} looked at your request and cannot accept it. Nothing needs to be sent.`;
      case "FAILED":
        return `Write to ${facts.store} and quote ${facts.code}.`;
    }
  },
  paid: (amount: string, destination: string, date: string) => `${amount} sent to ${destination} on ${date}.`,
  bankTime: "Banks need 3–5 working days.",
  milestones: "Milestones",
  milestone: (key: Milestone) => MILESTONE_NAMES[key],
  reached: ", done",
  open: ", still to come",
  parcel: "Where the parcel has been",
  parcelEmpty: "The carrier has not reported anything yet.",
  follow: (carrier: string) => `Follow it at ${carrier}`,
  itemsTitle: (count: number) => (count === 1 ? "Your item" : `Your ${count} items`),
  nth: (index: number, count: number) => `${index} of ${count}`,
  accepted: "Accepted",
  declined: "Not accepted",
  missing: "Not in the parcel",
  nothingSent: "You keep the items: nothing needs to be sent.",
  kept: "You keep it",
  keptFor: (percentage: number) => `You keep it, ${percentage} % back`,
  refusalReason: (store: string) => `What ${store} wrote`,
  undecided: "Not checked yet",
  wrong: (store: string) => `Something wrong? Contact ${store}`,
  money: "Your money",
  estimate: "What you get when everything is accepted",
  creditCode: (isGiftCard: boolean) => (isGiftCard ? "Your gift card" : "Your store credit"),
  creditHelp: "Type it in at the check-out.",
  returnCode: "Return",
  order: "Order",
  sentWith: "Sent with",
  requested: "Requested",
  openPass: "Open return pass",
  label: "Save label (PDF)",
  another: "Start another return",
  cancel: "Cancel this return",
  cancelTitle: "Cancel this return?",
  cancelText: (amount: string) =>
    `Your code stops working and the ${amount} are not paid back. The items can go back in a new return.`,
  cancelTextRequest: (store: string) => `${store} no longer looks at it. The items can go back in a new return.`,
  cancelTextPlain: "Your code stops working. The items can go back in a new return.",
  cancelYes: "Cancel return",
  cancelling: "Cancelling",
  cancelLate: "It is too late to cancel: the carrier has the parcel.",
} as const;

/** P8: all returns of the order. */
export const returns = {
  title: "Returns of this order",
  order: (name: string) => `Order ${name}`,
  empty: "You have not started a return for this order.",
  startedOn: (date: string) => `Started on ${date}`,
  units: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  start: "Start a new return",
} as const;
