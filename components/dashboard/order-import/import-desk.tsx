"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../ui/section";
import { ColumnsGuide } from "./columns-guide";
import { csvRows, type Delimiter, guessDelimiter } from "./csv-rows";
import { FileChoice } from "./file-choice";
import { ImportActs } from "./import-acts";
import { ImportList } from "./import-list";
import { ImportPanel, useImports } from "./import-panel";
import { guessAmounts, guessDates, type MappingChoice, mappingJson, missingFields } from "./mapping";
import { MappingFields } from "./mapping-fields";
import { guessColumns, ORDER_FIELDS, REQUIRED_FIELDS } from "./order-fields";
import { PreviewTable } from "./preview-table";
import { readSample } from "./read-sample";
import { sendFile } from "./send-file";
import type { ImportStore, OrderImport } from "./types";

type ImportDeskProps = { stores: readonly ImportStore[]; initial: readonly OrderImport[]; timeZone: string };
type Chosen = { file: File; text: string; mapping: MappingChoice };

/** Rows that are looked at for the guesses, the header with them; of those, as many are shown. */
const LOOKED_AT = 50;
const SHOWN = 6;

const GUIDE = ORDER_FIELDS.map(([field, label]) => ({ field, label, isNeeded: REQUIRED_FIELDS.includes(field) }));

/** A file of orders: chosen, read, joined to fields, checked, taken in. */
export function ImportDesk({ stores, initial, timeZone }: ImportDeskProps) {
  const [storeId, setStoreId] = useState(stores[0]?.ecommerce_id ?? "");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");
  const { shown, others, isAsked, show, ask, look } = useImports("ORDERS", initial);
  const send = useMutation({
    mutationFn: (isDryRun: boolean) => {
      if (chosen === null) throw new Error("Choose a file first.");
      return sendFile({
        what: "ORDERS",
        ecommerceId: storeId,
        file: chosen.file,
        mapping: mappingJson(chosen.mapping),
        isDryRun,
      });
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
    if ("problem" in sample) {
      setChosen(null);
      setProblem(sample.problem);
      return;
    }
    setProblem("");
    const currency = stores.find(({ ecommerce_id }) => ecommerce_id === storeId)?.currency_code ?? "EUR";
    const delimiter = guessDelimiter(sample.text);
    const { encoding, text } = sample;
    setChosen({ file, text, mapping: { ...guesses(text, delimiter), encoding, currency, isTaxIncluded: true } });
  };
  const change = (changes: Partial<MappingChoice>) =>
    setChosen((before) => before && { ...before, mapping: { ...before.mapping, ...changes } });
  return (
    <>
      <FileChoice
        {...{ stores, storeId, problem }}
        onStore={setStoreId}
        name={chosen?.file.name ?? null}
        hint="One row for each line of an order, as shops export them. Up to 1 GiB."
        onFile={(file) => void choose(file)}
      />
      {chosen ? (
        <Joined
          chosen={chosen}
          onChange={change}
          error={send.error?.message ?? ""}
          sending={send.isPending ? (send.variables ? "CHECK" : "IMPORT") : null}
          onSend={(isDryRun) => send.mutate(isDryRun)}
        />
      ) : shown ? null : (
        <ColumnsGuide fields={GUIDE} />
      )}
      {shown ? <ImportPanel key={shown.import_id} one={shown} isAsked={isAsked} /> : null}
      <ImportList imports={others} onShow={ask} {...{ stores, timeZone }} />
    </>
  );
}

/** What the file itself tells of how it is to be read. */
const guesses = (
  text: string,
  delimiter: Delimiter,
): Pick<MappingChoice, "delimiter" | "columns" | "amounts" | "dates"> => {
  const [header = [], ...rows] = csvRows(text, delimiter, LOOKED_AT);
  const names = header.map((name) => name.trim());
  const columns = guessColumns(names);
  const cellsOf = (name: string | undefined) => rows.map((cells) => cells[names.indexOf(name ?? "")] ?? "");
  return {
    ...{ delimiter, columns },
    amounts: guessAmounts(cellsOf(columns.unit_price)),
    dates: guessDates(cellsOf(columns.purchased_at)),
  };
};

type JoinedProps = {
  chosen: Chosen;
  error: string;
  sending: "CHECK" | "IMPORT" | null;
  onChange: (changes: Partial<MappingChoice>) => void;
  onSend: (isDryRun: boolean) => void;
};

function Joined({ chosen: { text, mapping }, error, sending, onChange, onSend }: JoinedProps) {
  const [header = [], ...rows] = csvRows(text, mapping.delimiter, SHOWN);
  const names = header.map((name) => name.trim());
  const fieldOf = (column: string) =>
    ORDER_FIELDS.filter(([field]) => mapping.columns[field] === column)
      .map(([, label]) => label)
      .join(", ");
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
        <MappingFields
          header={names.filter((name) => name !== "")}
          choice={mapping}
          onChange={onChange}
          onDelimiter={(delimiter) => onChange(guesses(text, delimiter))}
        />
      </Section>
      <ImportActs
        words={{ act: "Import the orders", safe: "The same file twice changes nothing." }}
        {...{ missing: missingFields(mapping), sending, error, onSend }}
      />
    </>
  );
}
