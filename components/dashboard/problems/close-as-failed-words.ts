import type { z } from "zod";
import type { GiveUpFactsDto } from "@/contract/dashboard/problems";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";

/** What giving a return up will do, sentence by sentence, from where its money stands. */
export const giveUpWords = (facts: z.output<typeof GiveUpFactsDto>): string[] => [
  facts.pending_amount === "0"
    ? "No refund is due."
    : `The ${moneyText(facts.pending_amount, facts.currency, LOCALE)} refund will not be sent.`,
  ...(facts.has_exchange && !facts.is_ordered
    ? ["The new items won't be ordered, and the shopper gets back what they paid for them."]
    : []),
  facts.has_paid ? keptWords(facts.units) : freeWords(facts.units),
  "The shopper sees that the return could not be processed. You can't undo this.",
];

const keptWords = (units: number): string =>
  `Part of it was refunded, so ${units === 1 ? "its unit" : `its ${units} units`} can't be returned again.`;

const freeWords = (units: number): string =>
  `${units === 1 ? "Its unit" : `Its ${units} units`} can be returned again, in a new return.`;
