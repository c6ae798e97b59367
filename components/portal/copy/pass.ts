import type { ReturnMethod } from "@/contract/vocabulary/return-method";

/** P6: the return pass. */
export const pass = {
  back: "This return",
  kind: "Return pass",
  readyBy: (date: string) => `Ready. Hand it over by ${date}.`,
  ready: "Ready. Hand it over when it suits you.",
  readyPickup: (date: string, range: string) => `Ready. The courier comes on ${date}, ${range}.`,
  pendingTitle: "We are making your label",
  pendingText: "This takes up to a minute. The page looks again by itself, and you can close it: we e-mail the label.",
  pendingLong: "Your label is taking longer than usual. We will e-mail it to you.",
  requestTitle: "We look at your request first",
  requestKind: "Return request",
  requestHint: "The number of your request. Nothing has to be sent yet.",
  answer: "Answer within",
  answerWithin: "2 working days",
  requestSteps: (store: string, isNothingSent: boolean): readonly string[] => [
    `Somebody at ${store} reads your request, decides and writes to you.`,
    ...(isNothingSent
      ? ["Nothing needs to be sent: you keep the items whatever the answer is."]
      : [
          "Keep the items until then. There is no label yet.",
          "Approved: your return pass comes by e-mail, with the code and the label.",
        ]),
    isNothingSent
      ? "Approved: your money is sent. Refused: the mail says why."
      : "Refused: the mail says why, and the items stay with you.",
  ],
  requestStatus: "See your request",
  lookAgain: "Look again",
  handOverBy: "Hand over by",
  pickup: "Pick-up",
  noDeadline: "No deadline",
  daysLeft: (days: number): string => {
    if (days <= 0) return "Today";
    return days === 1 ? "1 day from today" : `${days} days from today`;
  },
  from: "From",
  to: "To",
  carrier: "Carrier",
  tracking: "Tracking",
  order: "Order",
  dim: "Scanner does not read it? Turn up your brightness or say the code.",
  codeSpoken: (code: string) => `Return code ${Array.from(code.replaceAll("-", ",")).join(" ")}`,
  /** `only`: names of what is sent, where something else of the return stays with the shopper. */
  steps: (method: ReturnMethod, carrier: string, only: readonly string[]): readonly string[] => {
    const pack =
      only.length === 0
        ? "Put the items into a closed box or bag."
        : `Put only this into a closed box or bag: ${only.join(", ")}. The rest stays with you.`;
    if (method === "HOME_PICK_UP") {
      return [pack, "Stick the printed label on it.", `Give it to the courier of ${carrier} at the door.`];
    }
    if (method === "IN_STORE") return ["Bring the items to the shop.", "Show this code at the till."];
    return [pack, `Bring it to a ${carrier} counter.`, "Show this code: they print the label and give you a receipt."];
  },
  saveLabel: "Save label (PDF)",
  print: "Print pass",
  status: "See where it is",
  expired: "This pass is no longer needed",
} as const;
