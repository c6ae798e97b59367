import { FileUp } from "lucide-react";
import { SelectField } from "../controls/select-field";
import { asUtf8 } from "./as-utf8";
import type { ImportStore } from "./types";

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
export function FileChoice({ stores, storeId, onStore, name, hint, problem, onFile }: FileChoiceProps) {
  return (
    <>
      <div className="import-choose">
        {stores.length > 1 ? (
          <SelectField
            className="w-64"
            label="Store"
            options={stores.map((store) => [store.ecommerce_id, store.name] as const)}
            value={storeId}
            onChange={onStore}
          />
        ) : null}
        <label className="import-file">
          <FileUp aria-hidden="true" size={20} strokeWidth={1.5} />
          <span>
            <b className="font-medium">{name ?? "Choose a CSV file"}</b>
            <span className="text-ink-2 block text-[13px]">{name === null ? hint : "Another one?"}</span>
          </span>
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onClick={(event) => {
              // Mended and chosen again under its old name, a file counts as another one.
              event.currentTarget.value = "";
            }}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void asUtf8(file).then(onFile);
            }}
          />
        </label>
      </div>
      {problem ? (
        <p className="notice mt-4" data-tone="bad" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}
