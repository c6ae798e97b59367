"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PAYMENT_FILE_REFUSALS } from "@/contract/vocabulary/payment-file";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/refunds";
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
import { canMark, type RefundDue, sortForFile, totalWords } from "./refund-words";
import { RefundsTable } from "./refunds-table";
import { SentOnField } from "./sent-on-field";
import { useMarking, useRequestId } from "./use-marking";
import { usePaymentFile } from "./use-payment-file";

type RefundsDeskProps = {
  refunds: readonly RefundDue[];
  canWrite: boolean;
  /** May see the accounts of shoppers, and the files that contain them. */
  canSeeAccounts: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** The pending refunds, with bulk actions for selected ones. */
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
          label={t("refundsDesk.selectedRefunds")}
          said={t.rich("refundsDesk.selected", {
            ...{ count: chosen.length, total: totalWords(chosen, LOCALE) },
            b: (text) => <b>{text}</b>,
          })}
        >
          {canSeeAccounts ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsked("FILE")}>
              {t("refundsDesk.downloadPaymentFile")}
            </Button>
          ) : null}
          <ButtonAnchor
            size="small"
            href={`/dashboard/refunds/csv?${new URLSearchParams(chosen.map(({ payout_id }) => ["id", payout_id]))}`}
            download
          >
            {t("refundsDesk.exportCsv")}
          </ButtonAnchor>
          <Button size="small" kind="main" aria-haspopup="dialog" onClick={() => setAsked("MARK")}>
            {t("refundsDesk.markAsRefunded")}
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

/** Marks refunds as sent by the store, with one shared reference or one for each. */
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
  const missing = (value: string) => (isTried && value.trim() === "" ? t("refundsDesk.enterReference") : undefined);
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
      title={t("marking.title", { count: refunds.length })}
      effect={t("marking.effect", { total })}
      confirm={t("marking.confirm", { count: refunds.length })}
      doing={common("starting")}
      onSubmit={submit}
    >
      {inFile > 0 ? (
        <Notice as="p" tone="hold">
          {t("refundsDesk.inPaymentFile", { count: inFile })}
        </Notice>
      ) : null}
      {isEach ? (
        refunds.map((refund) => (
          <TextField
            key={refund.payout_id}
            label={t("refundsDesk.referenceFor", {
              code: refund.return_code,
              amount: moneyText(refund.amount, refund.currency, LOCALE),
            })}
            error={missing(each[refund.payout_id] ?? "")}
            value={each[refund.payout_id] ?? ""}
            maxLength={LONGEST_REFERENCE}
            onChange={(value) => setOfEach({ ...each, [refund.payout_id]: value })}
          />
        ))
      ) : (
        <TextField
          label={t("refundsDesk.reference")}
          hint={t("refundsDesk.referenceHint")}
          error={missing(reference)}
          value={reference}
          maxLength={LONGEST_REFERENCE}
          onChange={setReference}
        />
      )}
      {refunds.length > 1 ? (
        <label className="flex items-center gap-2">
          <Tick checked={isEach} onChange={(event) => setEach(event.currentTarget.checked)} />
          {t("refundsDesk.referenceForEach")}
        </label>
      ) : null}
      <SentOnField value={sentOn} onChange={setSentOn} />
    </AskDialog>
  );
}

type PaymentFileDialogProps = { refunds: readonly RefundDue[]; onClose: () => void; onMade: () => void };

const NAMED = 6;

/** Downloads the selected bank transfers as a SEPA file, and says which refunds can't be included. */
function PaymentFileDialog({ refunds, onClose, onMade }: PaymentFileDialogProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const requestOf = useRequestId();
  const { fitting, others } = sortForFile(refunds);
  const file = usePaymentFile((name) => {
    asking.finish(t("refundsDesk.downloaded", { file: name }));
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
      title={t("refundsDesk.fileTitle")}
      effect={
        fitting.length === 0
          ? t("refundsDesk.fileEmpty")
          : t("refundsDesk.fileEffect", { count: fitting.length, total: totalWords(fitting, LOCALE) })
      }
      confirm={fitting.length === 0 ? common("close") : t("refundsDesk.downloadPaymentFile")}
      doing={t("refundsDesk.preparing")}
      error={stores.size > 1 ? t("refundsDesk.severalStores") : error}
      onSubmit={() => {
        if (fitting.length === 0) return asking.close();
        if (stores.size > 1) return;
        if (create.data) return file.download(create.data.file.batch_id);
        create.mutate({ request_id: requestOf(payout_ids), payout_ids });
      }}
    >
      {others.length > 0 ? (
        <Notice tone="hold">
          <p>{t("refundsDesk.notInFile", { count: others.length })}</p>
          <ul className="mt-1 grid gap-1">
            {others.slice(0, NAMED).map(({ refund, why }) => (
              <li key={refund.payout_id}>
                {t.rich("refundsDesk.refusal", {
                  ...{ code: refund.return_code, reason: PAYMENT_FILE_REFUSALS[why] },
                  mono: (text) => <span className="font-mono text-code">{text}</span>,
                })}
              </li>
            ))}
            {others.length > NAMED ? <li>{t("refundsDesk.more", { count: others.length - NAMED })}</li> : null}
          </ul>
        </Notice>
      ) : null}
      {create.error && problemText(create.error).includes("Settings") ? (
        <p>
          <TextLink href="/dashboard/settings/refunds">{t("refundsDesk.openSettings")}</TextLink>
        </p>
      ) : null}
    </AskDialog>
  );
}
