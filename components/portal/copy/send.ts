import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

/** P4 and P5: how it travels, and the last look before it counts. */
export const send = {
  title: "How will you send it?",
  legend: "Ways to send it",
  name: (method: ReturnMethod): string => METHOD_WORDS[method].name,
  line: (method: ReturnMethod, needsPrinter: boolean): string => {
    const words = METHOD_WORDS[method];
    return needsPrinter ? (words.printed ?? words.line) : words.line;
  },
  printer: "Printer",
  packing: "Packing",
  carrier: "Carrier",
  needed: "Needed",
  notNeeded: "Not needed",
  box: "A box or bag",
  noBox: "None",
  pickupFrom: "From the delivery address of your order.",
  when: "When should we come?",
  range: (range: PickupRange): string => RANGES[range],
  methodMissing: "Choose how you will send it",
  slotMissing: "Choose a day and time for the pick-up",
  use: "Use this way",
  storeList: "Shops that take it",
  noneTitle: "There is no way to send this right now",
  none: (store: string) => `Your choices are kept. ${store} can help you:`,
  checkTitle: "Check and confirm",
  sendingBack: "Sending back",
  keeping: "You keep",
  nothingTitle: "Nothing to send",
  keepingAll: (count: number) => (count === 1 ? "You keep this item" : `You keep these ${count} items`),
  nothingText: "There is no label, no parcel and no fee.",
  nothingChecked: "The money is sent without a check.",
  instead: "Instead",
  sentBy: "Sent by",
  notChosen: "Choose a way to send it and the final amount stands here.",
  changeOf: { items: "items", outcome: "outcome", method: "how you send it" },
  consequence: (when: string) => `You will get it ${when}.`,
  consequenceRequest: (store: string) => `${store} looks at your request first and answers within 2 working days.`,
  keepUntil: "Keep the items until then: the label comes with the approval.",
  confirm: "Confirm return",
  confirming: "Confirming",
  request: "Send request",
  requesting: "Sending",
  slotOpen: "Choose a day and time for the pick-up: then the amount stands here.",
  totalOpen: "Choose a time",
  priceChanged: (before: string, now: string) =>
    `The amount changed from ${before} to ${now} while you were looking. Check it and confirm again.`,
  priceChangedPlain: "The amount changed while you were looking. Check it and confirm again.",
  notConfirmed: "Your return was not confirmed, and nothing was changed. Check your choices and try again.",
} as const;

const METHOD_WORDS: Record<ReturnMethod, { name: string; line: string; printed?: string }> = {
  NO_RETURN_METHOD: { name: "Nothing to send", line: "You keep the items." },
  HOME_PICK_UP: {
    name: "Have it picked up at home",
    line: "The courier brings the label.",
    printed: "Print the label and give the parcel to the courier.",
  },
  DROP_OFF_POINT: {
    name: "Drop it off with a code",
    line: "Show a code at the counter. No printer needed.",
    printed: "Print the label and drop the parcel at a counter.",
  },
  DELIVERY_PICKUP: { name: "Give it to the courier", line: "Hand it over with your next delivery." },
  IN_STORE: { name: "Bring it to our shop", line: "Show your code at the till." },
};

const RANGES: Record<PickupRange, string> = {
  NO_RANGE: "Any time",
  RANGE_8_TO_12: "8–12",
  RANGE_12_TO_16: "12–16",
  RANGE_16_TO_20: "16–20",
};
