"use client";

import Link from "next/link";
import { useState } from "react";
import type { z } from "zod";
import type { PaymentFileDto } from "@/contract/dashboard/payment-files";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/refunds";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { useTRPCClient } from "../browser/trpc";
import { useFollowedJobs } from "../bulk/followed-jobs";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { dayWords } from "./refund-words";
import { SentOnField } from "./sent-on-field";
import { useRequestId } from "./use-marking";
import { usePaymentFile } from "./use-payment-file";

type PaymentFile = z.output<typeof PaymentFileDto>;
type Rights = { canDownload: boolean; canWrite: boolean };

/** Payment files with refunds that aren't marked as sent yet. */
export function PaymentFiles({ files, ...rights }: Rights & { files: readonly PaymentFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="px-(--pad) pb-3" aria-label={t("paymentFiles.title")}>
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
          {t("paymentFiles.open", { count: file.open, total: moneyText(file.open_amount, "EUR", LOCALE) })}
        </b>
        <span className="text-ink-2 block text-[13px]">
          {t("paymentFiles.facts", {
            ...{ store: file.store_name, account: file.account, author: file.created_by },
            day: dayWords(file.execution_on),
          })}
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
            {file.downloads === 0 ? t("paymentFiles.download") : t("paymentFiles.downloadAgain")}
          </Button>
        ) : null}
        {canWrite ? (
          <DialogButton
            isSmall
            kind={file.downloads === 0 ? undefined : "main"}
            ask={(onClose) => <SentDialog file={file} onClose={onClose} />}
          >
            {t("paymentFiles.markAsSent")}
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
  return (
    <Question
      title={t("marking.title", { count: file.open })}
      effect={t("paymentFiles.effect", {
        file: file.message_id,
        total: moneyText(file.open_amount, "EUR", LOCALE),
      })}
      confirm={t("marking.confirm", { count: file.open })}
      doing={common("starting")}
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
