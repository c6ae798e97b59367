import { useState } from "react";
import { LOCALE } from "../../ui/age";
import { Tick } from "../../ui/input";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { type RefundDue, refundsWords, totalWords } from "./refund-words";
import { SentOnField } from "./sent-on-field";
import { useMarking } from "./use-marking";

type MarkManyDialogProps = { refunds: readonly RefundDue[]; onClose: () => void; onStarted: () => void };

const LONGEST_REFERENCE = 70;

/** Says that the store has sent these refunds, with one reference for all of them or one for each. */
export function MarkManyDialog({ refunds, onClose, onStarted }: MarkManyDialogProps) {
  const asking = useAsking(onClose);
  const [isEach, setEach] = useState(false);
  const [reference, setReference] = useState("");
  const [each, setOfEach] = useState<Readonly<Record<string, string>>>({});
  const [sentOn, setSentOn] = useState("");
  const [isTried, setTried] = useState(false);
  const mark = useMarking(() => {
    asking.close();
    onStarted();
  });
  const referenceOf = ({ payout_id }: RefundDue): string => (isEach ? (each[payout_id] ?? "") : reference).trim();
  const missing = (value: string) => (isTried && value.trim() === "" ? "Enter the reference." : undefined);
  const total = totalWords(refunds, LOCALE);
  const inFile = refunds.filter(({ batch }) => batch !== null).length;
  const submit = () => {
    setTried(true);
    if (refunds.some((refund) => referenceOf(refund) === "")) return;
    mark.send({
      refunds: refunds.map((refund) => ({
        ...{ payout_id: refund.payout_id, amount: refund.amount, reference: referenceOf(refund) },
      })),
      ...(sentOn === "" ? {} : { sent_on: sentOn }),
    });
  };
  return (
    <AskDialog
      asking={asking}
      title={`Mark ${refundsWords(refunds.length)} as refunded?`}
      effect={`You confirm that you sent ${total}. We email each shopper the date and the reference, and Homeward won't send these refunds again. You can't undo this.`}
      confirm={`Mark ${refundsWords(refunds.length)} as refunded`}
      doing="Starting …"
      isPending={mark.isPending}
      error={mark.error}
      onSubmit={submit}
    >
      {inFile > 0 ? (
        <Notice as="p" tone="hold">
          {refundsWords(inFile)} {inFile === 1 ? "is" : "are"} in a payment file. Make sure the bank doesn't send{" "}
          {inFile === 1 ? "it" : "them"} as well.
        </Notice>
      ) : null}
      {isEach ? (
        refunds.map((refund) => (
          <TextField
            key={refund.payout_id}
            label={`Reference for ${refund.return_code}, ${moneyText(refund.amount, refund.currency, LOCALE)}`}
            error={missing(each[refund.payout_id] ?? "")}
            value={each[refund.payout_id] ?? ""}
            maxLength={LONGEST_REFERENCE}
            onChange={(value) => setOfEach({ ...each, [refund.payout_id]: value })}
          />
        ))
      ) : (
        <TextField
          label="Payment reference"
          hint="Of the transfer or refund, for example 2026-11-23/7. Shoppers see it."
          error={missing(reference)}
          value={reference}
          maxLength={LONGEST_REFERENCE}
          onChange={setReference}
        />
      )}
      {refunds.length > 1 ? (
        <label className="flex items-center gap-2">
          <Tick checked={isEach} onChange={(event) => setEach(event.currentTarget.checked)} />A reference for each
          refund
        </label>
      ) : null}
      <SentOnField value={sentOn} onChange={setSentOn} />
    </AskDialog>
  );
}
