import { Alert } from "../../ui/notice";
import { SelectField } from "../controls/select-field";
import { asUtf8 } from "./as-utf8";
import { CsvChoice } from "./csv-choice";
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
