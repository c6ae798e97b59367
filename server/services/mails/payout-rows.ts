import { cardOf } from "@/contract/vocabulary/payment-label";
import { goesTo, isMovedByBanks } from "@/contract/vocabulary/refund-option";
import { isCredit, restMinor } from "@/server/domain/payouts/payout-money";
import { storeSends, storeSendsBy } from "@/server/domain/payouts/store-sends";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { refundDays } from "../payments/refund-destinations";
import type { MailRow } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { MailWriter } from "./mail-texts";

/** The destinations of a return's refund: sent, about to be sent, or paid elsewhere by the merchant. */
export const payoutRows = (payouts: readonly Payout[], facts: MailFacts, writer: MailWriter): MailRow[] =>
  payouts
    .filter(({ status }) => status !== "FAILED")
    .flatMap((payout) => [...ownRow(payout, facts, writer), ...elsewhereRow(payout, facts, writer)]);

const ownRow = (payout: Payout, facts: MailFacts, writer: MailWriter): MailRow[] => {
  const minor = restMinor(payout);
  if (minor === 0) return [];
  const hasCode = isCredit(payout) && payout.status === "SETTLED" && payout.reference !== "";
  return [
    {
      label: whereTo(payout, facts.process, writer),
      notes: whenThere(payout, facts, writer),
      value: writer.money(minor, payout.currency),
      ...(hasCode ? { code: { label: writer.say("labels.creditCode"), text: payout.reference } } : {}),
    },
  ];
};

/** With a bank reference its destination is known; without one it isn't. */
const elsewhereRow = (payout: Payout, { process, store }: MailFacts, writer: MailWriter): MailRow[] => {
  const { externalMinor, currency, externalReference: reference, externalOn } = payout;
  if (externalMinor === 0) return [];
  const value = writer.money(externalMinor, currency);
  if (reference === "" || externalOn === null)
    return [{ label: writer.say("money.elsewhere", { store: store.name }), notes: [], value }];
  const note = writer.say("money.sentByStore", { store: store.name, day: writer.date(externalOn), reference });
  return [{ label: whereTo(payout, process, writer), notes: [note], value }];
};

const whereTo = ({ refundOption: option, ...payout }: Payout, process: ReturnProcess, { say }: MailWriter): string => {
  const account = process.bankAccountMask.replaceAll(" ", "\u00a0");
  const destination = goesTo(option, "BANK") ? account : payout.destination;
  const isUnnamed = destination === "" && (goesTo(option, "BANK") || goesTo(option, "ORIGINAL"));
  if (isUnnamed) return say(`money.toUnnamed.${option}`);
  const card = cardOf(destination);
  return say(`money.to.${option}`, { destination: card === null ? destination : say("money.cardEnding", card) });
};

const whenThere = (payout: Payout, { process, store }: MailFacts, { say, day, date }: MailWriter): string[] => {
  const by = storeSends(process, payout) ? storeSendsBy(process, store) : null;
  if (by !== null) return [say("money.storeSends", { store: store.name, day: date(by) })];
  if (payout.status === "PENDING") return [say("money.willCome")];
  const sent = payout.settledAt === null ? [] : [say("money.sentOn", { day: day(payout.settledAt) })];
  const { minDays: min, maxDays: max } = refundDays(store, payout.refundOption);
  if (!isMovedByBanks(payout.refundOption) || max === 0) return sent;
  return [...sent, min > 0 && min < max ? say("money.bankDays", { min, max }) : say("money.bankDay", { max })];
};
