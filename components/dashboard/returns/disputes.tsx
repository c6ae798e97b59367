import { formatMoney } from "@/contract/vocabulary/format-money";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import type { ReturnDetail } from "../return-facts/detail";

type Dispute = ReturnDetail["disputes"][number];

/** Says that the shopper asked the bank for the money back, until when an answer is due, and what that means here. */
export function Disputes({ disputes, timeZone }: { disputes: readonly Dispute[]; timeZone: string }) {
  return disputes
    .filter(({ status }) => status === "OPEN" || status === "LOST")
    .map((dispute) => (
      <Notice key={dispute.dispute_id} className="mb-4" tone="hold" role="status">
        <p>
          <b className="font-semibold">{headOf(dispute)}</b> {textOf(dispute, timeZone)}
          {dispute.reason === "" ? null : <span className="block text-[13px]">Reason: {dispute.reason}</span>}
        </p>
      </Notice>
    ));
}

const headOf = ({ status, amount, currency }: Dispute): string => {
  const money = formatMoney(Number(amount), currency, LOCALE);
  return status === "LOST" ? `Dispute of ${money} lost.` : `Payment disputed: ${money}.`;
};

const textOf = ({ status, answer_by: answerBy }: Dispute, timeZone: string): string => {
  if (status === "LOST") return "The bank gave the shopper the money back. Don't refund this payment again.";
  const until = answerBy === null ? "" : ` by ${formatTime(answerBy, "dayOfYear", { timeZone, locale: LOCALE })}`;
  return `The shopper asked the bank for the money back. Answer the dispute at your payment provider${until}. Refunds of this payment wait for you.`;
};
