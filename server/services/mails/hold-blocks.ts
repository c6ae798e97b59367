import type { MailBlock } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { KeyIn, MailWriter } from "./mail-texts";

/** The amount held on the shopper's card and until when, or that it was charged. */
export const holdBlocks = ({ process }: Pick<MailFacts, "process">, { say, money, day }: MailWriter): MailBlock[] => {
  const { cardHold, terms, currency, handOverBy } = process;
  if (cardHold === null || terms.instantExchange === undefined) return [];
  const until = handOverBy === null ? "" : day(handOverBy);
  const tell = (key: KeyIn<"hold">, amountMinor: number): MailBlock[] => [
    { kind: "text", text: say(`hold.${key}`, { amount: money(amountMinor, currency), day: until }) },
  ];
  if (cardHold.status === "HELD") return tell(terms.instantExchange.releaseOn, cardHold.amountMinor);
  const isCharged = cardHold.status === "CAPTURED" || cardHold.status === "CAPTURING";
  if (!isCharged) return [];
  const capturedMinor = cardHold.capturedMinor ?? 0;
  if (cardHold.holdCause === "NOT_SENT") return tell("notSent", capturedMinor);
  const isPart = capturedMinor < cardHold.amountMinor;
  return [...tell("rejected", capturedMinor), ...(isPart ? [{ kind: "text" as const, text: say("hold.rest") }] : [])];
};
