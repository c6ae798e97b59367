"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../ui/section";
import { SelectField } from "../controls/select-field";
import { ColumnsGuide } from "./columns-guide";
import { csvRows, type Delimiter, guessDelimiter } from "./csv-rows";
import { FileChoice } from "./file-choice";
import { ImportActs } from "./import-acts";
import { ImportList } from "./import-list";
import { ImportPanel, useImports } from "./import-panel";
import { FileForm } from "./mapping-fields";
import { PreviewTable } from "./preview-table";
import { readSample, type Sample } from "./read-sample";
import {
  guessReturnColumns,
  missingReturnFields,
  REQUIRED_RETURN_FIELDS,
  RETURN_FIELDS,
  type ReturnColumns,
  returnMappingJson,
} from "./return-fields";
import { sendFile } from "./send-file";
import type { ImportStore, OrderImport } from "./types";

type ReturnDeskProps = { stores: readonly ImportStore[]; initial: readonly OrderImport[]; timeZone: string };
type Chosen = Sample & { file: File; delimiter: Delimiter; columns: ReturnColumns };

const SHOWN = 6;
const GUIDE = RETURN_FIELDS.map(([field, label]) => ({
  ...{ field, label, isNeeded: REQUIRED_RETURN_FIELDS.includes(field) },
}));

/** A file of returns that were asked for elsewhere: chosen, joined to fields, checked, taken in. */
export function ReturnDesk({ stores, initial, timeZone }: ReturnDeskProps) {
  const [storeId, setStoreId] = useState(stores[0]?.ecommerce_id ?? "");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");
  const { shown, others, isAsked, show, ask, look } = useImports("RETURNS", initial);
  const send = useMutation({
    mutationFn: (isDryRun: boolean) => {
      if (chosen === null) throw new Error("Choose a file first.");
      const mapping = returnMappingJson(chosen);
      return sendFile({ what: "RETURNS", ecommerceId: storeId, file: chosen.file, mapping, isDryRun });
    },
    onSuccess: (id) => {
      ask(id);
      void look();
    },
  });
  const choose = async (file: File) => {
    show("");
    send.reset();
    const sample = await readSample(file);
    const isFine = !("problem" in sample);
    setProblem(isFine ? "" : sample.problem);
    setChosen(isFine ? { ...sample, file, ...guessed(sample.text, guessDelimiter(sample.text)) } : null);
  };
  const change = (changes: Partial<Chosen>) => setChosen((before) => before && { ...before, ...changes });
  const missing = chosen === null ? [] : missingReturnFields(chosen.columns);
  return (
    <>
      <FileChoice
        {...{ stores, storeId, problem }}
        onStore={setStoreId}
        name={chosen?.file.name ?? null}
        hint="One row for each item; rows of one order below each other are one return."
        onFile={(file) => void choose(file)}
      />
      {chosen ? (
        <>
          <Joined chosen={chosen} onChange={change} />
          <ImportActs
            words={{
              act: "Import the returns",
              safe: "What is in a return already is refused: no item is returned twice.",
            }}
            missing={missing}
            sending={send.isPending ? (send.variables ? "CHECK" : "IMPORT") : null}
            error={send.error?.message ?? ""}
            onSend={(isDryRun) => send.mutate(isDryRun)}
          />
        </>
      ) : shown ? null : (
        <ColumnsGuide fields={GUIDE} />
      )}
      {shown ? <ImportPanel key={shown.import_id} one={shown} isAsked={isAsked} /> : null}
      <ImportList imports={others} onShow={ask} {...{ stores, timeZone }} />
    </>
  );
}

const guessed = (text: string, delimiter: Delimiter): Pick<Chosen, "delimiter" | "columns"> => {
  const [header = []] = csvRows(text, delimiter, 1);
  return { delimiter, columns: guessReturnColumns(header.map((name) => name.trim())) };
};

function Joined({ chosen, onChange }: { chosen: Chosen; onChange: (changes: Partial<Chosen>) => void }) {
  const { text, delimiter, encoding, columns } = chosen;
  const [header = [], ...rows] = csvRows(text, delimiter, SHOWN);
  const names = header.map((name) => name.trim());
  const fieldOf = (column: string) => RETURN_FIELDS.find(([field]) => columns[field] === column)?.[1] ?? "";
  return (
    <>
      <Section
        id="preview"
        title="How it begins"
        aside={<span className="text-small text-ink-2">{names.length} columns</span>}
        className="mt-8!"
      >
        <PreviewTable header={names} rows={rows} fieldOf={fieldOf} />
      </Section>
      <Section
        id="columns"
        title="Which column says what"
        aside={<span className="text-small text-ink-2">* is needed</span>}
      >
        <div className="py-3.5 border-b border-line gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
          <FileForm
            {...{ delimiter, encoding }}
            onDelimiter={(mark) => onChange(guessed(text, mark))}
            onEncoding={(letters) => onChange({ encoding: letters })}
          />
        </div>
        <div className="py-3.5 gap-y-3 gap-x-4 grid-cols-[repeat(auto-fill,minmax(200px,1fr))] grid max-md:grid-cols-2">
          {RETURN_FIELDS.map(([field, label]) => (
            <SelectField
              key={field}
              label={REQUIRED_RETURN_FIELDS.includes(field) ? `${label} *` : label}
              options={[["", "Not in the file"], ...names.filter(Boolean).map((name) => [name, name] as const)]}
              value={columns[field] ?? ""}
              onChange={(column) => onChange({ columns: { ...columns, [field]: column } })}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
