"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { t } from "@/messages/dashboard/shell";
import { Key } from "../../ui/key";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { viewHref } from "../list-choice/view-words";
import { hasTyped } from "../returns/typed-term";

/** Pause after which typing counts as final, in milliseconds. */
const PAUSE_MS = 250;

/** Returns the address of the current list with another search; keeps the filters and starts at the first page. */
const searchedHref = (params: URLSearchParams, query: string): string => {
  const search = new URLSearchParams(params);
  search.delete("cursor");
  if (query === "") search.delete("q");
  else search.set("q", query);
  return search.size === 0 ? "/dashboard/returns" : `/dashboard/returns?${search}`;
};

/** Searches returns by any identifier. On the list, results update while typing; elsewhere Enter opens the list. */
export function SearchField() {
  const router = useRouter();
  const params = useSearchParams();
  const isList = usePathname() === "/dashboard/returns";
  const searched = isList ? (params.get("q") ?? "") : "";
  const [isPending, startTransition] = useTransition();
  const [text, setText] = useState(searched);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const address = params.toString();

  // Back, forward and "Clear" change the address without this field, and submitted filters have become chips.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed filters may leave the search itself as it was
  useEffect(() => {
    if (document.activeElement !== input.current || isSent.current) setText(searched);
    // The navigation first passes through the address with the search as typed.
    if (!hasTyped(searched)) isSent.current = false;
  }, [searched, address]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Text typed before the script loaded is in the field, but not in its state yet.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);

  const go = (query: string) => {
    clearTimeout(pause.current);
    startTransition(() => {
      const href = isList ? searchedHref(params, query.trim()) : viewHref("ALL", query.trim());
      if (isList) router.replace(href, { scroll: false });
      else router.push(href);
    });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the landmark is the form itself, as it works without script too */}
      <form
        className="px-2 border border-field-line rounded-control gap-2 bg-surface text-ink-3 h-8 items-center relative flex flex-[0_1_480px] focus-within:border-transparent focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-1 max-md:h-10 max-md:min-w-0 max-md:flex-1"
        role="search"
        action="/dashboard/returns"
        onSubmit={(event) => {
          event.preventDefault();
          isSent.current = hasTyped(text);
          go(text);
        }}
      >
        <Search aria-hidden="true" size={16} strokeWidth={1.75} />
        <input
          className="bg-transparent text-ink outline-0 min-w-0 min-h-6 flex-1 text-ellipsis placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          ref={input}
          id="find"
          name="q"
          type="search"
          value={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          aria-label={t("searchField.find")}
          placeholder={t("searchField.identifiers")}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setText(value);
            isSent.current = false;
            clearTimeout(pause.current);
            // A filter may be incomplete while typing, so it waits for Enter.
            if (isList && !hasTyped(value)) pause.current = setTimeout(() => go(value), PAUSE_MS);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            if (text === "") event.currentTarget.blur();
            setText("");
            if (isList && text !== "") go("");
          }}
        />
        <Key>/</Key>
      </form>
      {isPending ? <span className={PROGRESS_LINE} role="progressbar" aria-label={t("searchField.searching")} /> : null}
    </>
  );
}
