"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PAYMENT_FILE_REFUSALS } from "@/contract/vocabulary/payment-file";
import { LOCALE } from "../../ui/age";
import { Button, ButtonAnchor } from "../../ui/button";
import { Tick } from "../../ui/input";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { SelectionBar } from "../../ui/selection-bar";
import { TextLink } from "../../ui/text-link";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { usePicked } from "../controls/use-picked";
import { canMark, type RefundDue, refundsWords, sortForFile, totalWords } from "./refund-words";
import { RefundsTable } from "./refunds-table";
import { SentOnField } from "./sent-on-field";
import { useMarking, useRequestId } from "./use-marking";
import { usePaymentFile } from "./use-payment-file";

type RefundsDeskProps = {
  refunds: readonly RefundDue[];
  canWrite: boolean;
  /** Accounts of shoppers, and the files that hold them. */
  canSeeAccounts: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** The pending refunds, and what can be done with those that are selected. */
export function RefundsDesk({ refunds, canWrite, canSeeAccounts, now, timeZones }: RefundsDeskProps) {
  const [asked, setAsked] = useState<"MARK" | "FILE" | null>(null);
  const markable = refunds.filter(canMark);
  const { picked, chosen, isAll, pick, pickAll, clear } = usePicked(markable, ({ payout_id }) => payout_id);
  return (
    <>
      <RefundsTable
        refunds={refunds}
        now={now}
        timeZones={timeZones}
        canSeeAccounts={canSeeAccounts}
        picking={canWrite ? { picked, pick, pickAll, isAll } : null}
      />
      {chosen.length > 0 ? (
        <SelectionBar
          onClear={clear}
          label="Selected refunds"
          said={
            <>
              <b>{refundsWords(chosen.length)}</b> selected, {totalWords(chosen, LOCALE)}
            </>
          }
        >
          {canSeeAccounts ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsked("FILE")}>
              Download payment file
            </Button>
          ) : null}
          <ButtonAnchor
            size="small"
            href={`/dashboard/refunds/csv?${new URLSearchParams(chosen.map(({ payout_id }) => ["id", payout_id]))}`}
            download
          >
            Export CSV
          </ButtonAnchor>
          <Button size="small" kind="main" aria-haspopup="dialog" onClick={() => setAsked("MARK")}>
            Mark as refunded
          </Button>
          {asked === "MARK" ? (
            <MarkManyDialog refunds={chosen} onClose={() => setAsked(null)} onStarted={clear} />
          ) : null}
          {asked === "FILE" ? (
            <PaymentFileDialog refunds={chosen} onClose={() => setAsked(null)} onMade={clear} />
          ) : null}
        </SelectionBar>
      ) : null}
    </>
  );
}

type MarkManyDialogProps = { refunds: readonly RefundDue[]; onClose: () => void; onStarted: () => void };

const LONGEST_REFERENCE = 70;

/** Says that the store has sent these refunds, with one reference for all of them or one for each. */
function MarkManyDialog({ refunds, onClose, onStarted }: MarkManyDialogProps) {
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
      question={{ ...asking, ...mark }}
      title={`Mark ${refundsWords(refunds.length)} as refunded?`}
      effect={`You confirm that you sent ${total}. We email each shopper the date and the reference, and Homeward won't send these refunds again. You can't undo this.`}
      confirm={`Mark ${refundsWords(refunds.length)} as refunded`}
      doing="Starting …"
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

type PaymentFileDialogProps = { refunds: readonly RefundDue[]; onClose: () => void; onMade: () => void };

const NAMED = 6;

/** Puts the bank transfers among the selected refunds into a SEPA file and downloads it; says which others can't be in it. */
function PaymentFileDialog({ refunds, onClose, onMade }: PaymentFileDialogProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const requestOf = useRequestId();
  const { fitting, others } = sortForFile(refunds);
  const file = usePaymentFile((name) => {
    asking.finish(`Downloaded ${name}. Upload it at your bank, then mark it as sent.`);
    onMade();
  });
  const create = useMutation(
    trpc.createPaymentFile.mutationOptions({ onSuccess: (made) => file.download(made.file.batch_id) }),
  );
  const stores = new Set(fitting.map(({ store_id }) => store_id));
  const payout_ids = fitting.map(({ payout_id }) => payout_id);
  const error = create.error ? problemText(create.error) : file.error;
  return (
    <AskDialog
      question={{ ...asking, isPending: create.isPending || file.isPending }}
      title="Download payment file?"
      effect={
        fitting.length === 0
          ? "None of the selected refunds can be in a SEPA payment file."
          : `Puts ${refundsWords(fitting.length)}, ${totalWords(fitting, LOCALE)}, into one SEPA file (pain.001) for your online banking. No money moves until you upload it and your bank executes it. You can take refunds out again.`
      }
      confirm={fitting.length === 0 ? "Close" : "Download payment file"}
      doing="Preparing …"
      error={stores.size > 1 ? "A payment file pays from one store's account. Select refunds of one store." : error}
      onSubmit={() => {
        if (fitting.length === 0) return asking.close();
        if (stores.size > 1) return;
        if (create.data) return file.download(create.data.file.batch_id);
        create.mutate({ request_id: requestOf(payout_ids), payout_ids });
      }}
    >
      {others.length > 0 ? (
        <Notice tone="hold">
          <p>{refundsWords(others.length)} can't be in the file:</p>
          <ul className="mt-1 grid gap-1">
            {others.slice(0, NAMED).map(({ refund, why }) => (
              <li key={refund.payout_id}>
                <span className="font-mono text-code">{refund.return_code}</span>: {PAYMENT_FILE_REFUSALS[why]}.
              </li>
            ))}
            {others.length > NAMED ? <li>and {others.length - NAMED} more.</li> : null}
          </ul>
        </Notice>
      ) : null}
      {create.error && problemText(create.error).includes("Settings") ? (
        <p>
          <TextLink href="/dashboard/settings/refunds">Open Settings → Refunds</TextLink>
        </p>
      ) : null}
    </AskDialog>
  );
}
