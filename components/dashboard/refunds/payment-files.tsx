"use client";

import Link from "next/link";
import { useState } from "react";
import type { z } from "zod";
import type { PaymentFileDto } from "@/contract/dashboard/payment-files";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { useTRPCClient } from "../browser/trpc";
import { useFollowedJobs } from "../bulk/followed-jobs";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { dayWords, refundsWords } from "./refund-words";
import { SentOnField } from "./sent-on-field";
import { useRequestId } from "./use-marking";
import { usePaymentFile } from "./use-payment-file";

type PaymentFile = z.output<typeof PaymentFileDto>;
type Rights = { canDownload: boolean; canWrite: boolean };

/** Payment files whose refunds are still to be marked as sent. */
export function PaymentFiles({ files, ...rights }: Rights & { files: readonly PaymentFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="px-(--pad) pb-3" aria-label="Payment files not marked as sent">
      <ul className="grid gap-2">
        {files.map((file) => (
          <FileRow key={file.batch_id} file={file} {...rights} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file, canDownload, canWrite }: Rights & { file: PaymentFile }) {
  const { download, isPending, error } = usePaymentFile();
  return (
    <Notice as="li" className="gap-x-4!">
      <span className="min-w-0 flex-1 basis-64">
        <Link className="font-mono text-code" href={`/dashboard/refunds?batch=${file.batch_id}`}>
          {file.message_id}
        </Link>{" "}
        <b className="font-medium">
          {refundsWords(file.open)}, {moneyText(file.open_amount, "EUR", LOCALE)}
        </b>
        <span className="text-ink-2 block text-[13px]">
          Payment file from {file.store_name}, {file.account}, by {file.created_by}. Requested for{" "}
          {dayWords(file.execution_on)}.
        </span>
        {error ? (
          <span className="text-bad block text-[13px]" role="alert">
            {error}
          </span>
        ) : null}
      </span>
      <span className="flex flex-wrap gap-2">
        {canDownload ? (
          <Button isLive size="small" disabled={isPending} onClick={() => download(file.batch_id)}>
            {file.downloads === 0 ? "Download" : "Download again"}
          </Button>
        ) : null}
        {canWrite ? (
          <DialogButton
            isSmall
            kind={file.downloads === 0 ? undefined : "main"}
            ask={(onClose) => <SentDialog file={file} onClose={onClose} />}
          >
            Mark as sent
          </DialogButton>
        ) : null}
      </span>
    </Notice>
  );
}

function SentDialog({ file, onClose }: { file: PaymentFile; onClose: () => void }) {
  const client = useTRPCClient();
  const { follow } = useFollowedJobs();
  const requestOf = useRequestId();
  const [sentOn, setSentOn] = useState("");
  const words = refundsWords(file.open);
  return (
    <Question
      title={`Mark ${words} as refunded?`}
      effect={`You confirm that your bank executed the file ${file.message_id}: ${moneyText(file.open_amount, "EUR", LOCALE)}. We email each shopper the date and this reference, and Homeward won't send these refunds again. You can't undo this.`}
      confirm={`Mark ${words} as refunded`}
      doing="Starting …"
      done={null}
      send={() => {
        const asked = { batch_id: file.batch_id, ...(sentOn === "" ? {} : { sent_on: sentOn }) };
        return client.markPaymentFileSent.mutate({ request_id: requestOf(asked), ...asked });
      }}
      onDone={({ job }) => follow(job.job_id)}
      onClose={onClose}
    >
      <SentOnField value={sentOn} onChange={setSentOn} />
    </Question>
  );
}
