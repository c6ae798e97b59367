import { visibleText } from "@/contract/vocabulary/visible-text";
import { isDone } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { chargeGoingBack, refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { holdBlocks } from "./hold-blocks";
import { itemRows } from "./item-rows";
import type { MailBlock, MailContent } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { KeyIn, MailWriter } from "./mail-texts";
import { payoutRows } from "./payout-rows";

/** Composes the decision, unit by unit, and the refund that results. */
export const composeResult = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { process, store } = facts;
  const isCorrected = process.activities.some(
    ({ leg }) => (leg === "result" || leg.startsWith("result:")) && isDone(process, leg),
  );
  const total = process.units.length;
  const accepted = process.units.filter(({ verdict }) => verdict === "APPROVED").length;
  const values = { items: writer.say("items", { count: total }), order: process.order.name, accepted, total };
  const say = (key: KeyIn<"result">): string => writer.say(`result.${key}`, values);
  const canAsk = accepted < total && store.config.contactEmail !== "";
  return {
    subject: say(isCorrected ? "subjectCorrected" : "subject"),
    preheader: say("preheader"),
    headline: say(accepted === total ? "headlineAll" : accepted === 0 ? "headlineNone" : "headlineSome"),
    blocks: [
      { kind: "text", text: say(isCorrected ? "corrected" : "text") },
      {
        kind: "rows",
        title: writer.say("labels.items"),
        rows: itemRows(process, (unit) => [decisionOn(unit, writer)]),
      },
      ...moneyBlocks(facts, writer),
      ...(canAsk ? [{ kind: "text" as const, text: writer.say("footer.ask") }] : []),
    ],
    action: say("action"),
  };
};

/** A shape and words, so that nobody depends on color. */
const decisionOn = (unit: ReturnUnit, { say }: MailWriter): string => {
  const reason = visibleText(unit.rejectReason ?? "");
  switch (unit.verdict) {
    case "MISSING":
      return `☐ ${say("result.missing")}`;
    case "DECLINED":
      return `✕ ${unit.showRejectReason && reason !== "" ? say("result.declinedBecause", { reason }) : say("result.declined")}`;
    case "APPROVED":
    case "UNDECIDED":
      if (unit.exchange !== null) return `✓ ${say("result.exchanged", { item: newItem(unit.exchange) })}`;
      return `✓ ${say(unit.location === "KEPT" ? "result.kept" : "result.accepted")}`;
  }
};

const newItem = ({ name, variantName }: NonNullable<ReturnUnit["exchange"]>): string =>
  variantName === "" ? name : `${name}, ${variantName}`;

const moneyBlocks = (facts: MailFacts, writer: MailWriter): MailBlock[] => {
  const { process } = facts;
  const rows = payoutRows(process.payouts, facts, writer);
  const order = process.exchangeOrder;
  const ordered = order === null ? [] : [writer.say("result.newOrder", { order: order.name })];
  // An exchange for the same price leads to no refund, and nobody expects one.
  const chargeMinor = chargeGoingBack(process);
  const charge =
    chargeMinor === 0 ? [] : [writer.say("result.charge", { amount: writer.money(chargeMinor, process.currency) })];
  const nothing = rows.length + charge.length === 0 && !hasExchange(process) ? [writer.say("result.nothing")] : [];
  const { totalMinor } = refundOutlook(process);
  const total = { label: writer.say("labels.total"), value: writer.money(totalMinor, process.currency) };
  return [
    ...(rows.length > 0 ? [{ kind: "rows" as const, title: "", rows, total }] : []),
    ...[...charge, ...ordered, ...nothing].map((text) => ({ kind: "text" as const, text })),
    ...(process.cardHold?.holdCause === "REJECTED" ? holdBlocks(facts, writer) : []),
  ];
};

const hasExchange = ({ units }: ReturnProcess): boolean =>
  units.some(({ verdict, exchange }) => verdict === "APPROVED" && exchange !== null);
