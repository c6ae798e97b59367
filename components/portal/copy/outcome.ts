import type { RefundOption } from "@/contract/vocabulary/refund-option";

type Timing = "ON_START" | "ON_COLLECTED" | "ON_REVIEW";

const MOMENT: Record<Timing, string> = {
  ON_START: "right away",
  ON_COLLECTED: "after the carrier has it",
  ON_REVIEW: "after we check it",
};

/** P3: what the shopper gets instead. */
export const outcome = {
  title: "What would you like instead?",
  legend: "What you get",
  name: (option: RefundOption): string => {
    switch (option) {
      case "ORIGINAL_PAYMENT_METHOD":
        return "Money back";
      case "STORE_CREDIT":
        return "Store credit";
      case "GIFT_CARD":
        return "Gift card";
      case "BANK_TRANSFER":
        return "Bank transfer";
    }
  },
  howMuch: "How much",
  where: "Where",
  when: "When",
  whereTo: (option: RefundOption, destination: string): string => {
    if (option === "ORIGINAL_PAYMENT_METHOD") return destination || "How you paid";
    return option === "BANK_TRANSFER" ? destination : "A code by e-mail";
  },
  /** As part of a sentence: "€43.20 to Visa ending in 42". */
  destination: (option: RefundOption, destination: string): string => {
    if (option === "ORIGINAL_PAYMENT_METHOD") return destination || "the way you paid";
    if (option === "BANK_TRANSFER") return destination;
    return option === "STORE_CREDIT" ? "your store credit" : "your gift card";
  },
  whenText: (timing: Timing, minDays: number, maxDays: number): string => {
    if (maxDays === 0) return sentenceStart(MOMENT[timing]);
    if (timing === "ON_START") {
      const most = `${maxDays} ${maxDays === 1 ? "day" : "days"}`;
      return minDays === 0 || minDays === maxDays ? `Within ${most}` : `In ${minDays}–${most}`;
    }
    if (minDays === 0) return `Within ${maxDays} ${maxDays === 1 ? "day" : "days"} ${MOMENT[timing]}`;
    const days = minDays === maxDays ? `${maxDays}` : `${minDays}–${maxDays}`;
    return `${days} ${maxDays === 1 ? "day" : "days"} ${MOMENT[timing]}`;
  },
  note: (option: RefundOption, store: string): string => {
    switch (option) {
      case "ORIGINAL_PAYMENT_METHOD":
        return "Goes back the way you paid. Nothing else to do.";
      case "STORE_CREDIT":
        return `Spend it at ${store} when you like.`;
      case "GIFT_CARD":
        return `Spend it at ${store} or give it away.`;
      case "BANK_TRANSFER":
        return "To an account of your own, by its IBAN.";
    }
  },
  iban: "IBAN",
  ibanHelp: "Like NL91 ABNA 0417 1643 00; spaces do not matter.",
  ibanKept: (mask: string) => `We have ${mask}. Leave both lines empty to keep it.`,
  ibanMissing: "Type the IBAN of your account",
  holder: "Name on the account",
  holderMissing: "Type the name on the account",
  missing: "Choose what you would like",
} as const;

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
