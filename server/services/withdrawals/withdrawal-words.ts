import { directionOf } from "@/messages/translator";
import type { Store } from "@/server/domain/store/types";
import type { Withdrawal } from "@/server/domain/withdrawals/types";
import type { Receipt } from "@/server/partners/receipt-printer";
import type { KeyIn, MailWriter } from "../mails/mail-texts";

type Declared = Omit<Withdrawal, "receiptSha256">;

/** The declared sentence, in the shopper's language. */
export const statementOf = ({ say }: MailWriter, { contract, store }: { contract: string; store: string }): string =>
  say("withdrawal.statement", { contract, store });

/** The fields of a receipt, the same in the email and on paper. */
export const receiptFields = (withdrawal: Declared, writer: MailWriter): Receipt["fields"] => [
  { label: writer.say("withdrawal.labels.received"), value: writer.moment(withdrawal.receivedAt) },
  { label: writer.say("withdrawal.labels.name"), value: withdrawal.name },
  { label: writer.say("withdrawal.labels.contract"), value: withdrawal.contract },
  { label: writer.say("withdrawal.labels.email"), value: withdrawal.email },
];

/** The receipt on a durable medium that the trader owes (Directive 2011/83/EU, article 11a, paragraph 4). */
export const receiptOf = (withdrawal: Declared, store: Store, writer: MailWriter): Receipt => {
  const say = (key: KeyIn<"withdrawal">): string => writer.say(`withdrawal.${key}`, { store: store.name });
  const { contactEmail } = store.config;
  return {
    ...{ language: writer.language, direction: directionOf(writer.language) },
    issuer: store.name,
    title: say("receiptTitle"),
    number: withdrawal.number,
    fields: receiptFields(withdrawal, writer),
    statement: { label: say("labels.statement"), text: withdrawal.statement },
    notes: [
      say("text"),
      say("next"),
      say("reserve"),
      ...(contactEmail === "" ? [] : [writer.say("footer.contact", { email: contactEmail })]),
    ],
    leftOutNote: (mark) => writer.say("withdrawal.leftOut", { mark }),
    issuedAt: new Date(withdrawal.receivedAt),
  };
};
