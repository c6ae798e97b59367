import type { z } from "zod";
import type { GiveUpFactsDto } from "@/contract/dashboard/problems";
import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";

type Facts = z.output<typeof GiveUpFactsDto>;

/** What giving a return up will do, sentence by sentence, from where its money stands. */
export const giveUpWords = (facts: Facts): string[] => [
  facts.pending_amount === "0"
    ? "Nothing more is paid for it."
    : `${moneyText(facts.pending_amount, facts.currency, LOCALE)} that is still due is never paid.`,
  ...(facts.has_exchange && !facts.is_ordered
    ? ["The new items are not ordered; what the shopper paid for them goes back."]
    : []),
  facts.has_paid ? keptWords(facts.units) : freeWords(facts.units),
  "The shopper sees that the return could not be processed. This cannot be undone.",
];

const keptWords = (units: number): string =>
  `Something was paid for it, so ${units === 1 ? "its unit" : `its ${units} units`} cannot be returned again.`;

const freeWords = (units: number): string =>
  `${units === 1 ? "Its unit" : `Its ${units} units`} can be returned again, in a new return.`;
