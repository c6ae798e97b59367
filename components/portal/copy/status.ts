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
        return "Waiting for approval";
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
        return "Checked, your money is on its way";
      case "ON_HOLD":
        return "On hold";
      case "COMPLETED":
        return "Completed";
      case "COMPLETED_PARTIAL":
        return `Completed, ${refused} not accepted`;
      case "CANCELED":
        return "Cancelled";
      case "FAILED":
        return "We could not process this";
    }
  },
  next: (key: StatusKey, facts: Facts): string => {
    switch (key) {
      case "NEEDS_APPROVAL":
        return `${facts.store} looks at it first and writes to you. Keep the items until then.`;
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
        return "Everything is checked. The payment is being sent.";
      case "ON_HOLD":
        return `${facts.store} looks at it by hand and writes to you.`;
      case "COMPLETED":
        return "Everything is done.";
      case "COMPLETED_PARTIAL":
        return "Below you see what was accepted.";
      case "CANCELED":
        return "Nothing is shipped or refunded. The items can go back in a new return.";
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
