import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CornerDownLeft, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { z } from "zod";
import type { listReturnRows } from "@/contract/dashboard/return-list";
import { t } from "@/messages/dashboard/palette";
import { Kbd } from "../../ui/key";
import { StatusBadge } from "../../ui/status-badge";
import { areSingleKeysOn, switchSingleKeys } from "../browser/is-typing";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { Found } from "../customers/types";
import { customerHref, orderHref } from "../return-facts/record-links";
import type { EarlyKeys } from "./early-keys";
import { type Entry, entriesFor, matching, type PaletteAct } from "./entries";

type PaletteProps = {
  scopes: readonly string[];
  portalSlug: string | null;
  /** What was typed before the palette was loaded. */
  early: RefObject<EarlyKeys | null>;
  onClose: () => void;
};
type Row = { id: string; group: "RETURNS" | "CUSTOMERS" | "ORDERS" | Entry["group"] } & (
  | { entry: Entry }
  | { found: FoundReturn }
  | { href: string; word: string; more: string }
);

/**
 * Searches all pages and actions of the role, and returns by any of their identifiers. Arrow keys select, Enter opens.
 * The browser traps the focus inside the dialog and restores it afterwards.
 */
export function Palette({ scopes, portalSlug, early, onClose }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const { returns, also, isLooking, hasFailed } = useFound(text.trim());
  const run = useRun(() => dialog.current?.close());
  useEffect(() => {
    dialog.current?.showModal();
    early.current?.stop();
    setText(early.current?.text() ?? "");
  }, [early]);
  const rows: Row[] = [
    ...returns.map((found) => ({ id: found.process_id, group: "RETURNS" as const, found })),
    ...also.customers.slice(0, MOST_SHOWN).map(({ id: of, name, email, orders }) => ({
      ...{ id: of, group: "CUSTOMERS" as const, href: customerHref(of), word: name || email },
      more: t("palette.orderCount", { count: orders }),
    })),
    ...also.orders.slice(0, MOST_SHOWN).map(({ order_id, order_name, customer_name }) => ({
      ...{ id: order_id, group: "ORDERS" as const, href: orderHref(order_id), word: order_name, more: customer_name },
    })),
    ...matching(entriesFor(scopes, portalSlug), text).map((entry) => ({ id: entry.id, group: entry.group, entry })),
  ];
  const chosen = Math.min(at, rows.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((chosen + step + rows.length) % Math.max(1, rows.length));
    else if (event.key === "Home" || event.key === "End") setAt(event.key === "Home" ? 0 : rows.length - 1);
    else if (event.key === "Enter" && rows[chosen]) run(rows[chosen], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="mt-18 mb-auto mx-auto border border-rule rounded-panel overflow-hidden bg-raised text-ink shadow-float w-[min(600px,calc(100vw-24px))] max-h-[min(560px,calc(100dvh-96px))] open:grid open:grid-rows-[auto_minmax(0,1fr)] backdrop:bg-[rgb(15_19_23/0.4)] max-md:mt-3"
      aria-label={t("palette.label")}
      onClose={onClose}
      // A click on the backdrop closes the palette.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === "k" && (event.ctrlKey || event.metaKey) && event.preventDefault()}
    >
      <div className="pl-4 pr-3.5 border-b border-line gap-3 text-ink-3 h-13 items-center flex focus-within:border-focus focus-within:shadow-[0_1px_0_var(--focus)]">
        <Search aria-hidden="true" size={18} strokeWidth={1.75} />
        <input
          className="bg-transparent text-ink outline-0 text-[16px] min-w-0 flex-1 text-ellipsis placeholder:text-ink-3 placeholder:opacity-100"
          role="combobox"
          aria-label={t("palette.search")}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={rows[chosen] ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          placeholder={t("palette.placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd className="max-md:hidden">Esc</Kbd>
      </div>
      <p className="sr-only" role="status">
        {isLooking ? t("palette.searching") : t("palette.resultCount", { count: rows.length })}
      </p>
      {hasFailed ? (
        <p className="pt-6 pb-7 px-4 text-ink-2" role="alert">
          {t("palette.failed")}
        </p>
      ) : null}
      {rows.length === 0 ? (
        hasFailed ? null : (
          <p className="pt-6 pb-7 px-4 text-ink-2">{isLooking ? t("palette.searching") : t("palette.noResults")}</p>
        )
      ) : (
        <Rows {...{ id, rows, chosen }} onHover={setAt} onTake={(row) => run(row, false)} />
      )}
    </dialog>
  );
}

type RowsProps = {
  id: string;
  rows: readonly Row[];
  chosen: number;
  onHover: (place: number) => void;
  onTake: (row: Row) => void;
};

function Rows({ id, rows, chosen, onHover, onTake }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      className="pt-1 pb-2 overflow-y-auto overscroll-contain"
      role="listbox"
      aria-label={t("palette.results")}
    >
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
        <div
          key={`${row.group} ${row.id}`}
          id={`${id}-${place}`}
          className="py-1 px-4 gap-3 grid-cols-[72px_minmax(0,1fr)_14px] min-h-9 items-center grid cursor-default before:text-ink-3 before:text-fine before:stretch-label before:content-[''] before:font-medium data-first:before:content-[attr(data-first)/''] aria-selected:bg-sunken aria-selected:shadow-mark max-md:grid-cols-[minmax(0,1fr)_14px] max-md:min-h-11 max-md:before:hidden max-md:data-first:not-first:border-t max-md:data-first:not-first:border-line"
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          data-first={rows[place - 1]?.group === row.group ? undefined : t(`palette.group.${row.group}`)}
          onMouseMove={() => onHover(place)}
          onClick={() => onTake(row)}
        >
          {"found" in row ? (
            <ReturnWords found={row.found} />
          ) : "entry" in row ? (
            <EntryWords entry={row.entry} />
          ) : (
            <span className="flex min-w-0 items-center gap-2.5">
              <bdi className="truncate">{row.word}</bdi>
              <span className="truncate text-ink-2">{row.more}</span>
            </span>
          )}
          <CornerDownLeft className="invisible text-ink-3 in-aria-selected:visible" aria-hidden="true" size={14} />
        </div>
      ))}
    </div>
  );
}

function EntryWords({ entry }: { entry: Entry }) {
  return (
    <span className="gap-2.5 min-w-0 items-center flex">
      {entry.label}
      {entry.isOutside ? <ArrowUpRight className="text-ink-3 flex-none" aria-hidden="true" size={14} /> : null}
    </span>
  );
}

function ReturnWords({ found }: { found: FoundReturn }) {
  return (
    <span className="gap-2.5 min-w-0 items-center flex [&>svg]:text-ink-3 [&>svg]:flex-none">
      <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal">{found.return_code}</span>
      <span className="text-ink-2 truncate">
        <bdi>{found.customer_name}</bdi>
        {[found.customer_name && ", ", found.order_name].filter(Boolean).join("")}
      </span>
      <span className="ml-auto">
        <StatusBadge status={found.status_key} />
      </span>
    </span>
  );
}

/** Opens the page or runs the action; with Ctrl or ⌘, a page opens in a new tab. */
const useRun = (close: () => void) => {
  const router = useRouter();
  const say = useToast();
  const acts: Record<PaletteAct, () => void> = {
    search: () => document.getElementById("find")?.focus(),
    shortcuts: () => document.querySelector<HTMLDialogElement>("#shortcut-sheet")?.showModal(),
    singleKeys: () => {
      switchSingleKeys(!areSingleKeysOn());
      say(areSingleKeysOn() ? t("palette.shortcutsOn") : t("palette.shortcutsOff"));
    },
  };
  return (row: Row, isBeside: boolean) => {
    close();
    const href =
      "found" in row ? `/dashboard/returns/${row.found.return_code}` : "entry" in row ? row.entry.href : row.href;
    const isOutside = "entry" in row && row.entry.isOutside;
    if (href !== undefined && (isBeside || isOutside)) window.open(href, isBeside ? "_blank" : "_self", "noreferrer");
    else if (href !== undefined) router.push(href);
    else if ("entry" in row && row.entry.act) acts[row.entry.act]();
  };
};

type FoundReturn = z.output<typeof listReturnRows.output>["rows"][number];

const PAUSE_MS = 200;
/** Minimum length of a search; shorter texts match too much. */
const SHORTEST = 3;
const MOST_SHOWN = 5;

type FoundThings = { returns: readonly FoundReturn[]; also: Found; isLooking: boolean; hasFailed: boolean };
const NOTHING: Found = { orders: [], customers: [] };

/** Returns the returns, customers and orders that match a text, after a pause in typing. */
const useFound = (text: string): FoundThings => {
  const trpc = useTRPC();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text.length < SHORTEST ? "" : text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const { data, isFetching, isError } = useQuery({
    ...trpc.listReturnRows.queryOptions({ query: asked, page_size: MOST_SHOWN }),
    enabled: asked !== "",
  });
  const also = useQuery({ ...trpc.findCustomers.queryOptions({ query: asked }), enabled: asked !== "" });
  const isOf = asked !== "" && asked === text;
  return {
    returns: isOf ? (data?.rows ?? []) : [],
    also: isOf ? (also.data ?? NOTHING) : NOTHING,
    isLooking: isFetching || also.isFetching || (text.length >= SHORTEST && !isOf),
    hasFailed: isOf && isError && !isFetching,
  };
};
