"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { previewReferences } from "@/contract/dashboard/refunds";
import { REFERENCE_OUTCOMES } from "@/contract/vocabulary/reference-outcome";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/refunds";
import { LOCALE } from "../../ui/age";
import { Badge } from "../../ui/badge";
import { moneyText } from "../../ui/money";
import { Alert } from "../../ui/notice";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { asUtf8 } from "../order-import/as-utf8";
import { CsvChoice } from "../order-import/csv-choice";
import { readSample } from "../order-import/read-sample";
import { readReferences } from "./read-references";
import { totalWords } from "./refund-words";
import { SentOnField } from "./sent-on-field";
import { useMarking } from "./use-marking";

type Matched = z.output<typeof previewReferences.output>["rows"][number];

const MOST_BYTES = 1024 * 1024;

/** Imports a file of payment references: choose it, match its rows with pending refunds, mark them as sent. */
export function ReferencesDesk() {
  const trpc = useTRPC();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const preview = useMutation(trpc.previewReferences.mutationOptions());
  const choose = async (chosen: File) => {
    preview.reset();
    setName(chosen.name);
    const read = await textOf(chosen);
    const rows = "problem" in read ? read : readReferences(read.text);
    setProblem("problem" in rows ? rows.problem : "");
    if ("rows" in rows) preview.mutate(rows);
  };
  const wrong = problem || (preview.error ? problemText(preview.error) : "");
  return (
    <>
      <CsvChoice name={name} hint={t("referencesDesk.hint")} onFile={(file) => void choose(file)} />
      <Alert className="mt-4">{wrong}</Alert>
      {preview.data && !wrong ? <Preview key={name} rows={preview.data.rows} onMarked={preview.reset} /> : null}
    </>
  );
}

/** Returns the text of a file in UTF-8 or the encoding of spreadsheets, or a problem in words. */
const textOf = async (chosen: File): Promise<{ text: string } | { problem: string }> => {
  if (chosen.size > MOST_BYTES) return { problem: t("referencesDesk.tooLarge") };
  const file = await asUtf8(chosen);
  const sample = await readSample(file);
  if ("problem" in sample) return sample;
  return { text: new TextDecoder(sample.encoding).decode(await file.arrayBuffer()) };
};

function Preview({ rows, onMarked }: { rows: readonly Matched[]; onMarked: () => void }) {
  const ready = rows.filter(({ outcome }) => outcome === "READY");
  const skipped = rows.length - ready.length;
  return (
    <Section
      id="matched"
      title={t("referencesDesk.preview")}
      aside={
        <span className="text-small text-ink-2" role="status">
          {skipped === 0
            ? t("referencesDesk.ready", { ready: ready.length, total: rows.length })
            : t("referencesDesk.readySkipped", { ready: ready.length, total: rows.length, skipped })}
        </span>
      }
      className="mt-8!"
    >
      <div className="overflow-x-auto">
        <Table
          caption={t("referencesDesk.caption")}
          columns={[
            ...[t("referencesDesk.return"), t("referencesDesk.outcome"), t("referencesDesk.reference")],
            ...[t("referencesDesk.customer"), { name: t("referencesDesk.pending"), isFigure: true }],
          ]}
        >
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that does not change
            <tr key={index}>
              <th scope="row" className="font-mono text-code">
                {row.return_code || "–"}
              </th>
              <td className="whitespace-normal!">
                {row.outcome === "READY" ? (
                  <Badge tone="run">{REFERENCE_OUTCOMES.READY}</Badge>
                ) : (
                  <>
                    <Badge tone="bad" shape="failed">
                      {t("referencesDesk.skipped")}
                    </Badge>
                    <span className="block min-w-32 text-[13px]">{REFERENCE_OUTCOMES[row.outcome]}</span>
                  </>
                )}
              </td>
              <td>{row.reference}</td>
              <td>{row.customer_name}</td>
              <td data-n>{row.currency === "" ? "" : moneyText(row.pending, row.currency, LOCALE)}</td>
            </tr>
          ))}
        </Table>
      </div>
      {ready.length > 0 ? (
        <p className="mt-4">
          <DialogButton
            kind="main"
            ask={(onClose) => <MarkDialog ready={ready} onClose={onClose} onMarked={onMarked} />}
          >
            {t("marking.confirm", { count: ready.length })}
          </DialogButton>
        </p>
      ) : null}
    </Section>
  );
}

type MarkDialogProps = { ready: readonly Matched[]; onClose: () => void; onMarked: () => void };

function MarkDialog({ ready, onClose, onMarked }: MarkDialogProps) {
  const asking = useAsking(onClose);
  const [sentOn, setSentOn] = useState("");
  const mark = useMarking(() => {
    asking.close();
    onMarked();
  });
  const total = totalWords(
    ready.map(({ pending, currency }) => ({ amount: pending, currency })),
    LOCALE,
  );
  return (
    <AskDialog
      question={{ ...asking, ...mark }}
      title={t("marking.title", { count: ready.length })}
      effect={t("marking.effect", { total })}
      confirm={t("marking.confirm", { count: ready.length })}
      doing={common("starting")}
      onSubmit={() =>
        mark.send({
          refunds: ready.flatMap(({ refunds, reference }) => refunds.map((refund) => ({ ...refund, reference }))),
          ...(sentOn === "" ? {} : { sent_on: sentOn }),
        })
      }
    >
      <SentOnField value={sentOn} onChange={setSentOn} />
    </AskDialog>
  );
}
