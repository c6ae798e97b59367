import { t } from "@/messages/dashboard/order-import";
import { Chip } from "../../ui/chip";
import { Alert } from "../../ui/notice";
import { Section } from "../../ui/section";
import { SelectField } from "../controls/select-field";
import { asUtf8 } from "./as-utf8";
import { CsvChoice } from "./csv-choice";
import type { ImportStore } from "./types";

type ColumnsGuideProps = { fields: readonly { field: string; label: string; isNeeded: boolean }[] };

/** Lists required and optional columns before a file is chosen. */
export function ColumnsGuide({ fields }: ColumnsGuideProps) {
  const part = (isNeeded: boolean) => fields.filter((each) => each.isNeeded === isNeeded);
  return (
    <Section
      id="columns-guide"
      title={t("fileChoice.columns")}
      aside={<span className="text-small text-ink-2">{t("fileChoice.columnsHint")}</span>}
      className="mt-8!"
    >
      <dl className="pt-3.5 gap-y-3 gap-x-6 grid-cols-[168px_minmax(0,1fr)] items-baseline grid [&_dt]:font-medium [&_dd]:gap-1.5 [&_dd]:flex [&_dd]:flex-wrap max-md:grid-cols-1 max-md:[&_dd+dt]:mt-2">
        <dt>{t("fileChoice.required")}</dt>
        <Labels fields={part(true)} />
        <dt>{t("fileChoice.optional")}</dt>
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
  /** Name of the chosen file. */
  name: string | null;
  hint: string;
  /** Why the chosen file can't be read. */
  problem: string;
  onFile: (file: File) => void;
};

/** Selects the store and the file. */
export function FileChoice({ stores, storeId, onStore, name, hint, problem, onFile }: FileChoiceProps) {
  return (
    <>
      <div className="gap-4 items-end flex flex-wrap">
        {stores.length > 1 ? (
          <SelectField
            className="w-64"
            label={t("fileChoice.store")}
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
