import { visibleText } from "@/contract/vocabulary/visible-text";
import { isKept } from "@/server/domain/process/unit-questions";
import { chargeGoingBack } from "@/server/domain/reviews/refund-outlook";
import { awaitsLabel } from "@/server/domain/shipping/own-shipping";
import { mainShipment } from "@/server/domain/shipping/parcels";
import { printsLabel } from "@/server/domain/shipping/prints-label";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { addressLines } from "@/server/partners/address-lines";
import { composeRefund } from "./compose-refund";
import { composeResult } from "./compose-result";
import { holdBlocks } from "./hold-blocks";
import { itemRows } from "./item-rows";
import type { MailBlock, MailContent } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { KeyIn, MailKey, MailWriter, PlainName, SharedKey } from "./mail-texts";

/** Composes an email in the shopper's language. */
export const composeMail = (facts: MailFacts, writer: MailWriter): MailContent => {
  switch (facts.mail.kind) {
    case "approval_needed":
      return plain("approval_needed", ["approval_needed.next"], facts, writer);
    case "approved":
      return plain("approved", [nextOfApproved(facts)], facts, writer);
    case "refused":
      return refused(facts, writer);
    case "label_promised":
      return withItems(plain("label_promised", ["label_promised.next"], facts, writer), facts, writer);
    case "pass":
      if (isKept(facts.process)) return withItems(plain("kept", ["kept.next"], facts, writer), facts, writer);
      if (facts.process.labelSource === "NONE") return ownPass(facts, writer);
      return isReplacement(facts) ? replacedLabel(facts, writer) : pass(facts, writer);
    case "reminder_3":
    case "reminder_1":
      return reminder(facts.mail.kind, facts, writer);
    case "handed_over":
      return plain("handed_over", ["handed_over.next"], facts, writer);
    case "arrived":
      return plain("arrived", [], facts, writer);
    case "result":
      return composeResult(facts, writer);
    case "refund_sent":
      return composeRefund(facts, writer);
    case "canceled":
      return canceled(facts, writer);
    case "message":
      return message(facts, writer);
  }
};

/** What happens next for the shopper once the return is approved. */
const nextOfApproved = ({ process }: MailFacts): MailKey => {
  if (isKept(process)) return "approved.nextKept";
  if (process.labelSource === "NONE") return "approved.nextOwn";
  return awaitsLabel(process) && process.labelDueAt !== null ? "approved.nextLabel" : "approved.next";
};

/** Nobody scans a parcel that the shopper ships: only they can say that it is on its way. */
const reminder = (kind: "reminder_3" | "reminder_1", facts: MailFacts, writer: MailWriter): MailContent => {
  if (facts.process.labelSource !== "NONE") {
    const written = plain(kind, [`${kind}.already`], facts, writer);
    return { ...written, blocks: [...written.blocks, ...holdBlocks(facts, writer)] };
  }
  const content = plain(kind, [], facts, writer);
  const say = (key: MailKey): MailBlock => ({ kind: "text", text: writer.say(key, valuesOf(facts, writer)) });
  return { ...content, blocks: [say(`${kind}.textOwn`), say(`${kind}.alreadyOwn`)] };
};

/** Where and how the shopper ships it. */
const ownPass = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { process } = facts;
  const values = { ...valuesOf(facts, writer), code: process.returnCode };
  const say = (key: KeyIn<"own">): string => writer.say(`own.${key}`, values);
  const to = mainShipment(process)?.toAddress ?? EMPTY_ADDRESS;
  const address = addressLines(to).join("\n");
  const blocks: MailBlock[] = [
    { kind: "text", text: say("text") },
    ...(address === "" ? [] : [{ kind: "quote" as const, label: writer.say("labels.sendTo"), text: address }]),
    { kind: "text", text: say("how") },
    ...parcelsBlock("own", facts, writer),
  ];
  const headline = say(process.handOverBy === null ? "headlineOpen" : "headline");
  const content = { subject: say("subject"), preheader: say("preheader"), headline, blocks, action: say("action") };
  return withItems(content, facts, writer);
};

/** Whether the email is about a label that replaces another one, which the shopper may have printed. */
const isReplacement = ({ mail, process: { shipments } }: MailFacts): boolean =>
  shipments.some(({ id, voidedAt }) => id === mail.about && voidedAt === null) &&
  shipments.some(({ labelFileId, voidedAt }) => labelFileId !== null && voidedAt !== null);

const replacedLabel = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { handOverBy } = facts.process;
  const content = plain("replaced", ["replaced.old"], facts, writer);
  const headline = writer.say(
    handOverBy === null ? "replaced.headlineOpen" : "replaced.headline",
    valuesOf(facts, writer),
  );
  const how = { kind: "text" as const, text: writer.say("pass.howLabel") };
  return withItems({ ...content, headline, blocks: [...content.blocks, how] }, facts, writer);
};

/** Subject, headline, text and next step of emails made only of catalog texts. */
const plain = (name: PlainName, more: MailKey[], facts: MailFacts, writer: MailWriter): MailContent => {
  const values = valuesOf(facts, writer);
  const say = (key: SharedKey): string => writer.say(`${name}.${key}`, values);
  return {
    subject: say("subject"),
    preheader: say("preheader"),
    headline: say("headline"),
    blocks: [`${name}.text` as const, ...more].map((key) => ({ kind: "text", text: writer.say(key, values) })),
    action: say("action"),
  };
};

const valuesOf = ({ process, store }: MailFacts, { say, day }: MailWriter) => ({
  items: say("items", { count: process.units.length }),
  order: process.order.name,
  store: store.name,
  day: process.handOverBy === null ? "" : day(process.handOverBy),
  due: process.labelDueAt === null ? "" : day(process.labelDueAt),
});

const withItems = (content: MailContent, { process }: MailFacts, writer: MailWriter): MailContent => ({
  ...content,
  blocks: [...content.blocks, { kind: "rows", title: writer.say("labels.items"), rows: itemRows(process, () => []) }],
});

/** What to do with the parcel, by return method. */
const HOW: Readonly<Partial<Record<string, MailKey>>> = { HOME_PICK_UP: "pass.howPickup", IN_STORE: "pass.howStore" };

const pass = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { process } = facts;
  const values = valuesOf(facts, writer);
  const { returnMethod: method } = process;
  const headline = (): string => {
    if (method === "HOME_PICK_UP" && process.pickupDate !== "")
      return writer.say("pass.headlinePickup", { day: writer.date(process.pickupDate) });
    return process.handOverBy === null ? writer.say("pass.headlineOpen") : writer.say("pass.headline", values);
  };
  const isHandedIn = printsLabel(process) && (process.labelSource === "STORE" || method === "DROP_OFF_POINT");
  const content: MailContent = {
    subject: writer.say("pass.subject"),
    preheader: writer.say("pass.preheader"),
    headline: headline(),
    blocks: [
      { kind: "text", text: writer.say("pass.text", values) },
      { kind: "text", text: writer.say(isHandedIn ? "pass.howLabel" : (HOW[method] ?? "pass.how")) },
      ...holdBlocks(facts, writer),
      ...parcelsBlock("pass", facts, writer),
    ],
    action: writer.say("pass.action"),
  };
  return withItems(content, facts, writer);
};

/** Says that there are several parcels, and so several labels. */
const parcelsBlock = (of: "own" | "pass", { process }: MailFacts, writer: MailWriter): MailBlock[] => {
  const { length: count } = process.parcels;
  return count > 1 ? [{ kind: "text", text: writer.say(`${of}.parcels`, { count }) }] : [];
};

const refused = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { process, store } = facts;
  const reason = visibleText(process.authorization.unauthorizedReason);
  const content = plain("refused", [], facts, writer);
  const blocks: MailBlock[] = [
    ...content.blocks,
    ...(reason === "" ? [] : [{ kind: "quote" as const, label: writer.say("labels.reason"), text: reason }]),
    ...chargeBlocks(facts, writer),
    ...(store.config.contactEmail === "" ? [] : [{ kind: "text" as const, text: writer.say("footer.ask") }]),
  ];
  return { ...content, blocks };
};

const canceled = (facts: MailFacts, writer: MailWriter): MailContent => {
  const say = (key: KeyIn<"canceled">): string => writer.say(`canceled.${key}`, valuesOf(facts, writer));
  const isLate = facts.canceledBy === "LATE" && facts.process.handOverBy !== null;
  const opening = isLate ? "late" : facts.canceledBy === "SHOPPER" ? "byShopper" : "byStore";
  const hasLabel = facts.process.shipments.some(({ labelFileId }) => labelFileId !== null);
  const closing = hasLabel || facts.process.labelSource === "CARRIER" ? "text" : "textOwn";
  return {
    subject: say("subject"),
    preheader: say("preheader"),
    headline: say("headline"),
    blocks: [
      { kind: "text", text: say(opening) },
      { kind: "text", text: say(closing) },
      ...holdBlocks(facts, writer),
      ...chargeBlocks(facts, writer),
    ],
    action: say("action"),
  };
};

/** The store's message as written; replies go to the store if it has an address. */
const message = (facts: MailFacts, writer: MailWriter): MailContent => {
  const { store, message: text } = facts;
  const content = plain("message", [], facts, writer);
  const label = writer.say("message.label", { store: store.name });
  return { ...content, blocks: [{ kind: "quote", label, text }, ...content.blocks] };
};

/** What the shopper paid for a return that was canceled. */
const chargeBlocks = ({ process }: MailFacts, writer: MailWriter): MailBlock[] => {
  const amountMinor = chargeGoingBack(process);
  if (amountMinor === 0) return [];
  const amount = writer.money(amountMinor, process.currency);
  return [{ kind: "text", text: writer.say("canceled.charge", { amount }) }];
};
