import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { csvRows, type Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import type { FileKind } from "@/contract/vocabulary/order-import";
import { Chip } from "../../ui/chip";
import { Mark } from "../../ui/mark";
import { Alert } from "../../ui/notice";
import { Section } from "../../ui/section";
import { SelectField } from "../controls/select-field";
import { asUtf8 } from "./as-utf8";
import { CsvChoice } from "./csv-choice";
import { ImportActs } from "./import-acts";
import { ImportList } from "./import-list";
import type { NextPlaces } from "./import-next";
import { ImportPanel, useImports } from "./import-panel";
import { PreviewTable } from "./preview-table";
import { readSample, type Sample } from "./read-sample";
import { sendFile } from "./send-file";
import type { ImportStore, OrderImport } from "./types";

const SHOWN = 6;

export type DeskProps = {
  stores: readonly ImportStore[];
  initial: readonly OrderImport[];
  timeZone: string;
  places: NextPlaces;
};

/** What files of one kind say, and how they are joined to fields. */
export type DeskKind<Mapping> = {
  what: FileKind;
  /** Of the file that is to be chosen. */
  hint: string;
  fields: readonly (readonly [field: string, label: string, ...unknown[]])[];
  required: readonly string[];
  words: { act: string; safe: string };
  /** What the file itself tells of how it is to be read. */
  guess: (sample: Sample, store: ImportStore | undefined) => Mapping;
  /** Why the file cannot be taken in, although it can be read; "" where it can. */
  problem?: (mapping: Mapping) => string;
  /** Whose export the file is, where its columns tell. */
  recognized?: (mapping: Mapping) => string;
  /** What a column of the file is joined to; "" for nothing. */
  fieldOf: (mapping: Mapping, column: string) => string;
  missing: (mapping: Mapping) => readonly string[];
  /** The mapping as the server takes it. */
  json: (mapping: Mapping) => string;
  /** The fields by which it is joined. */
  form: (props: MappingProps<Mapping>) => ReactNode;
};

export type MappingProps<Mapping> = {
  text: string;
  header: readonly string[];
  mapping: Mapping;
  onChange: (changes: Partial<Mapping>) => void;
};

type Chosen<Mapping> = { file: File; text: string; mapping: Mapping };

/** A file: chosen, read, joined to fields, checked, taken in. */
export function FileDesk<Mapping extends { delimiter: Delimiter }>(props: DeskProps & { kind: DeskKind<Mapping> }) {
  const { kind, stores, initial, timeZone, places } = props;
  const [storeId, setStoreId] = useState(stores[0]?.ecommerce_id ?? "");
  const [chosen, setChosen] = useState<Chosen<Mapping> | null>(null);
  const [problem, setProblem] = useState("");
  const { shown, others, isAsked, show, ask, look } = useImports(kind.what, initial);
  const send = useMutation({
    mutationFn: (isDryRun: boolean) => {
      if (chosen === null) throw new Error("Choose a file first.");
      const { file, mapping } = chosen;
      return sendFile({ what: kind.what, ecommerceId: storeId, file, mapping: kind.json(mapping), isDryRun });
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
    const isRead = !("problem" in sample);
    const store = stores.find(({ ecommerce_id }) => ecommerce_id === storeId);
    const mapping = isRead ? kind.guess(sample, store) : null;
    const why = mapping === null ? "" : (kind.problem?.(mapping) ?? "");
    setProblem(isRead ? why : sample.problem);
    setChosen(isRead && mapping !== null && why === "" ? { file, text: sample.text, mapping } : null);
  };
  const change = (changes: Partial<Mapping>) =>
    setChosen((before) => before && { ...before, mapping: { ...before.mapping, ...changes } });
  return (
    <>
      <FileChoice
        {...{ stores, storeId, problem }}
        onStore={setStoreId}
        name={chosen?.file.name ?? null}
        hint={kind.hint}
        onFile={(file) => void choose(file)}
      />
      {chosen ? (
        <>
          <Joined {...{ kind, ...chosen }} onChange={change} />
          <ImportActs
            words={kind.words}
            missing={kind.missing(chosen.mapping)}
            sending={send.isPending ? (send.variables ? "CHECK" : "IMPORT") : null}
            error={send.error?.message ?? ""}
            onSend={(isDryRun) => send.mutate(isDryRun)}
          />
        </>
      ) : shown ? null : (
        <ColumnsGuide
          fields={kind.fields.map(([field, label]) => ({ field, label, isNeeded: kind.required.includes(field) }))}
        />
      )}
      {shown ? <ImportPanel key={shown.import_id} one={shown} isAsked={isAsked} places={places} /> : null}
      <ImportList imports={others} onShow={ask} {...{ stores, timeZone }} />
    </>
  );
}

type JoinedProps<Mapping> = Omit<MappingProps<Mapping>, "header"> & { kind: DeskKind<Mapping> };

function Joined<Mapping extends { delimiter: Delimiter }>({ kind, text, mapping, onChange }: JoinedProps<Mapping>) {
  const [header = [], ...rows] = csvRows(text, mapping.delimiter, SHOWN);
  const names = header.map((name) => name.trim());
  return (
    <>
      {kind.recognized?.(mapping) ? (
        <Mark as="p" tone="ok" className="mt-4 items-start! whitespace-normal! [&_svg]:mt-0.5 [&_svg]:flex-none">
          <Check aria-hidden="true" />
          Recognized as a {kind.recognized(mapping)} export. Columns, tax and refunds are mapped; check them below.
        </Mark>
      ) : null}
      <Section
        id="preview"
        title="Preview"
        aside={<span className="text-small text-ink-2">{names.length} columns</span>}
        className="mt-8!"
      >
        <PreviewTable header={names} rows={rows} fieldOf={(column) => kind.fieldOf(mapping, column)} />
      </Section>
      <Section id="columns" title="Map columns" aside={<span className="text-small text-ink-2">* required</span>}>
        {kind.form({ text, header: names.filter((name) => name !== ""), mapping, onChange })}
      </Section>
    </>
  );
}

type ColumnsGuideProps = { fields: readonly { field: string; label: string; isNeeded: boolean }[] };

/** Before a file is chosen: what it has to say, and what it may say. */
function ColumnsGuide({ fields }: ColumnsGuideProps) {
  const part = (isNeeded: boolean) => fields.filter((each) => each.isNeeded === isNeeded);
  return (
    <Section
      id="columns-guide"
      title="Columns"
      aside={<span className="text-small text-ink-2">Any name, any order. You map them after choosing the file.</span>}
      className="mt-8!"
    >
      <dl className="pt-3.5 gap-y-3 gap-x-6 grid-cols-[168px_minmax(0,1fr)] items-baseline grid [&_dt]:font-medium [&_dd]:gap-1.5 [&_dd]:flex [&_dd]:flex-wrap max-md:grid-cols-1 max-md:[&_dd+dt]:mt-2">
        <dt>Required</dt>
        <Labels fields={part(true)} />
        <dt>Optional</dt>
        <Labels fields={part(false)} />
      </dl>
    </Section>
  );
}

function Labels({ fields }: ColumnsGuideProps) {
  return (
    <dd>
      {fields.map(({ field, label }) => (
        <Chip key={field}>{label}</Chip>
      ))}
    </dd>
  );
}

type FileChoiceProps = {
  stores: readonly ImportStore[];
  storeId: string;
  onStore: (id: string) => void;
  /** Of the file that is chosen. */
  name: string | null;
  hint: string;
  /** Why the chosen one cannot be read. */
  problem: string;
  onFile: (file: File) => void;
};

/** For which store, and which file. */
function FileChoice({ stores, storeId, onStore, name, hint, problem, onFile }: FileChoiceProps) {
  return (
    <>
      <div className="gap-4 items-end flex flex-wrap">
        {stores.length > 1 ? (
          <SelectField
            className="w-64"
            label="Store"
            options={stores.map((store) => [store.ecommerce_id, store.name] as const)}
            value={storeId}
            onChange={onStore}
          />
        ) : null}
        <CsvChoice name={name ?? ""} hint={hint} onFile={(file) => void asUtf8(file).then(onFile)} />
      </div>
      <Alert className="mt-4">{problem}</Alert>
    </>
  );
}
