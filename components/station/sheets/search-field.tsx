import { useState } from "react";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { useText } from "../ui/reader";
import type { Station } from "../work/station";
import { search } from "../work/take-scan";

type SearchFieldProps = { station: Station /** The sheet's main input, which has the focus. */; isFirst?: boolean };

/** What a person can read or ask for when a label can't be scanned. */
export function SearchField({ station, isFirst = true }: SearchFieldProps) {
  const t = useText();
  const [query, setQuery] = useState("");
  return (
    <form
      className="mt-5 flex items-end gap-3 max-bench:flex-col max-bench:items-stretch"
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== "") void search(station, query.trim());
      }}
    >
      <Field label={t("search.label")} className="min-w-0 flex-1">
        <Input
          data-first={isFirst || undefined}
          value={query}
          maxLength={254}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Field>
      <Button kind="main" type="submit" disabled={query.trim() === ""}>
        {t("common.search")}
      </Button>
    </form>
  );
}
