"use client";

import { useState } from "react";
import type { Station } from "../work/station";
import { search } from "../work/take-scan";

type SearchFieldProps = { station: Station /** The sheet is about it: it has the focus. */; isFirst?: boolean };

/** What a person can read or ask for when a label cannot be scanned. */
export function SearchField({ station, isFirst = true }: SearchFieldProps) {
  const [query, setQuery] = useState("");
  return (
    <form
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== "") void search(station, query.trim());
      }}
    >
      <label>
        <span>Return code, order, tracking number, e-mail, name or postal code</span>
        <input
          data-first={isFirst || undefined}
          value={query}
          maxLength={254}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <button className="btn main" type="submit" disabled={query.trim() === ""}>
        Search
      </button>
    </form>
  );
}
