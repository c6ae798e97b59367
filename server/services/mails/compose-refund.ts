import { givenMinor, isCredit, restMinor } from "@/server/domain/payouts/payout-money";
import type { MailContent } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { KeyIn, MailWriter } from "./mail-texts";
import { payoutRows } from "./payout-rows";

/**
 * Composes the email about the sent refund of one settlement: amount, destination, arrival. A manual refund is
 * described as sent by the store. If one payment failed after it was sent, only that one is reported again.
 */
export const composeRefund = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { process, mail } = facts;
  const settlement = process.settlements.find(({ id }) => id === mail.about);
  const payouts = process.payouts.filter(
    ({ settlementId, status, returnedTimes }) =>
      settlementId === mail.about && status === "SETTLED" && (!mail.isAgain || returnedTimes > 0),
  );
  const amount = writer.money(
    payouts.reduce((sum, payout) => sum + givenMinor(payout), 0),
    process.currency,
  );
  const values = {
    amount,
    items: writer.say("items", { count: process.units.length }),
    order: process.order.name,
    store: facts.store.name,
  };
  const money = payouts.filter((payout) => !isCredit(payout));
  const isByStore = money.length > 0 && money.every((payout) => restMinor(payout) === 0);
  const say = (key: KeyIn<"refund_sent">): string => writer.say(`refund_sent.${key}`, values);
  return {
    subject: say(isByStore ? "subjectByStore" : "subject"),
    preheader: say("preheader"),
    headline: say("headline"),
    blocks: [
      { kind: "text", text: say(isByStore ? "textByStore" : settlement?.basis === "ADVANCE" ? "textAdvance" : "text") },
      { kind: "rows", title: "", rows: payoutRows(payouts, facts, writer) },
    ],
    action: say("action"),
  };
};
