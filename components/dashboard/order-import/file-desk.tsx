import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { csvRows, type Delimiter } from "@/contract/vocabulary/order-file/csv-rows";
import type { FileKind } from "@/contract/vocabulary/order-import";
import { t } from "@/messages/dashboard/order-import";
import { Mark } from "../../ui/mark";
import { Section } from "../../ui/section";
import { ColumnsGuide, FileChoice } from "./file-choice";
import { ImportActs } from "./import-acts";
import { ImportList } from "./import-list";
import type { NextPlaces } from "./import-next";
import { ImportPanel, useImports } from "./import-panel";
import type { Lookup, LookupField, LookupGap } from "./lookup-gap";
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

/** What differs between kinds of files: their fields and the column mapping. */
export type DeskKind<Mapping> = {
  what: FileKind;
  /** Hint for the file picker. */
  hint: () => string;
  fields: () => readonly (readonly [field: string, label: string, ...unknown[]])[];
  required: readonly string[];
  words: () => { act: string; safe: string };
  /** Guesses the mapping from the file. */
  guess: (sample: Sample, store: ImportStore | undefined) => Mapping;
  /** Returns why a readable file can't be imported, or "". */
  problem?: (mapping: Mapping) => string;
  /** Returns the system that exported the file, if its columns reveal it. */
  recognized?: (mapping: Mapping) => string;
  /** Returns the field that a column is mapped to; "" if none. */
  fieldOf: (mapping: Mapping, column: string) => string;
  missing: (mapping: Mapping) => readonly string[];
  /** Whether shoppers will be able to find the imported orders, if that depends on the file. */
  gap?: (chosen: { text: string; mapping: Mapping }, field: LookupField) => LookupGap;
  /** The mapping as the server expects it. */
  json: (mapping: Mapping) => string;
  /** Renders the fields of the mapping. */
  form: (props: MappingProps<Mapping>) => ReactNode;
};

export type MappingProps<Mapping> = {
  text: string;
  header: readonly string[];
  mapping: Mapping;
  onChange: (changes: Partial<Mapping>) => void;
};

type Chosen<Mapping> = { file: File; text: string; mapping: Mapping };

type FileCall<Mapping> = Pick<DeskProps, "stores"> & {
  kind: DeskKind<Mapping>;
  imports: Pick<ReturnType<typeof useImports>, "show" | "ask" | "look">;
};

/** State of the chosen file, its mapping and its upload. */
const useFile = <Mapping,>({ kind, stores, imports: { show, ask, look } }: FileCall<Mapping>) => {
  const [storeId, setStoreId] = useState(stores[0]?.ecommerce_id ?? "");
  const [chosen, setChosen] = useState<Chosen<Mapping> | null>(null);
  const [problem, setProblem] = useState("");
  // Keyed by import, because a report doesn't say what its file lacked.
  const [gaps, setGaps] = useState<Readonly<Record<string, LookupGap>>>({});
  const lookupOf = (id: string) => stores.find(({ ecommerce_id }) => ecommerce_id === id)?.lookup ?? "email";
  const lookup = lookupOf(storeId);
  const gap = chosen === null || kind.gap === undefined ? "NONE" : kind.gap(chosen, lookup);
  const send = useMutation({
    mutationFn: (isDryRun: boolean) => {
      if (chosen === null) throw new Error(t("fileDesk.chooseFirst"));
      const { file, mapping } = chosen;
      return sendFile({ what: kind.what, ecommerceId: storeId, file, mapping: kind.json(mapping), isDryRun });
    },
    onSuccess: (id) => {
      setGaps((before) => ({ ...before, [id]: gap }));
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
  const lookupIn = ({ ecommerce_id, import_id }: OrderImport): Lookup => ({
    ...{ field: lookupOf(ecommerce_id), gap: gaps[import_id] ?? "UNKNOWN" },
  });
  return { storeId, setStoreId, chosen, problem, lookup: { field: lookup, gap }, send, choose, change, lookupIn };
};

/** Handles a file: choose, read, map, check and import. */
export function FileDesk<Mapping extends { delimiter: Delimiter }>(props: DeskProps & { kind: DeskKind<Mapping> }) {
  const { kind, stores, initial, timeZone, places } = props;
  const imports = useImports(kind.what, initial);
  const { shown, others, isAsked, ask } = imports;
  const { chosen, send, ...file } = useFile({ kind, stores, imports });
  const sent = send.variables ? "CHECK" : "IMPORT";
  const sending = send.isPending ? sent : null;
  return (
    <>
      <FileChoice
        {...{ stores, storeId: file.storeId, problem: file.problem }}
        onStore={file.setStoreId}
        name={chosen?.file.name ?? null}
        hint={kind.hint()}
        onFile={(each) => void file.choose(each)}
      />
      {chosen ? (
        <>
          <Joined {...{ kind, ...chosen }} onChange={file.change} />
          <ImportActs
            words={kind.words()}
            missing={kind.missing(chosen.mapping)}
            lookup={file.lookup}
            sending={sending}
            error={send.error?.message ?? ""}
            onSend={(isDryRun) => send.mutate(isDryRun)}
          />
        </>
      ) : shown ? null : (
        <ColumnsGuide
          fields={kind.fields().map(([field, label]) => ({ field, label, isNeeded: kind.required.includes(field) }))}
        />
      )}
      {shown ? (
        <ImportPanel key={shown.import_id} one={shown} lookup={file.lookupIn(shown)} {...{ isAsked, places }} />
      ) : null}
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
          {t("fileDesk.recognized", { platform: kind.recognized(mapping) ?? "" })}
        </Mark>
      ) : null}
      <Section
        id="preview"
        title={t("fileDesk.preview")}
        aside={<span className="text-small text-ink-2">{t("fileDesk.columnCount", { count: names.length })}</span>}
        className="mt-8!"
      >
        <PreviewTable header={names} rows={rows} fieldOf={(column) => kind.fieldOf(mapping, column)} />
      </Section>
      <Section
        id="columns"
        title={t("fileDesk.mapColumns")}
        aside={<span className="text-small text-ink-2">{t("fileDesk.requiredMark")}</span>}
      >
        {kind.form({ text, header: names.filter((name) => name !== ""), mapping, onChange })}
      </Section>
    </>
  );
}
