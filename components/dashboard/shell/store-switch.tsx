"use client";

import { Check, ChevronsUpDown, Search } from "lucide-react";
import { useId, useRef, useState } from "react";
import { t } from "@/messages/dashboard/shell";
import type { Viewer } from "../browser/viewer";

type StoreSwitchProps = {
  /** All stores, and those that are currently shown. */
  all: Viewer["all_stores"];
  stores: readonly { readonly ecommerce_id: string; readonly name: string }[];
  choose: (form: FormData) => Promise<void>;
};

/** Number of stores from which a search field is shown. */
const SEARCHED_FROM = 6;

/**
 * Shows the current store and, if there are several, switches to another or all of them. A plain form that works
 * without scripts.
 */
export function StoreSwitch({ all, stores, choose }: StoreSwitchProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const first = stores[0];
  if (first === undefined) return null;
  if (all.length < 2)
    return (
      <p
        className="mb-4 p-1.5 border border-rule rounded-control gap-2.5 bg-surface grid-cols-[32px_minmax(0,1fr)] items-center grid [&_b]:leading-4.5 [&_b]:block [&_b]:font-semibold [&_b]:truncate rail:p-0.75 rail:grid-cols-[1fr] rail:[&>:not(:first-child)]:hidden"
        title={first.name}
      >
        <Words label={t("storeSwitch.store")} name={first.name} />
      </p>
    );
  const isAll = stores.length === all.length;
  const name = isAll ? t("storeSwitch.allStores") : first.name;
  return (
    <details
      ref={box}
      className="mb-4 relative [&>summary]:mb-0 [&>summary]:grid-cols-[32px_minmax(0,1fr)_auto] [&>summary]:cursor-pointer [&>summary:hover]:bg-sunken open:[&>summary]:bg-sunken"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !box.current) return;
        box.current.open = false;
        box.current.querySelector("summary")?.focus();
      }}
    >
      <summary
        className="mb-4 p-1.5 border border-rule rounded-control gap-2.5 bg-surface grid-cols-[32px_minmax(0,1fr)] items-center grid [&_b]:leading-4.5 [&_b]:block [&_b]:font-semibold [&_b]:truncate rail:p-0.75 rail:grid-cols-[1fr] rail:[&>:not(:first-child)]:hidden"
        title={name}
        aria-label={t("storeSwitch.chooseAnother", { name })}
      >
        <Words label={isAll ? t("storeSwitch.count", { count: all.length }) : t("storeSwitch.store")} name={name} />
        <ChevronsUpDown className="text-ink-3" aria-hidden="true" size={14} />
      </summary>
      <Stores all={all} chosen={isAll ? "" : first.ecommerce_id} choose={choose} />
    </details>
  );
}

function Stores({ all, chosen, choose }: Omit<StoreSwitchProps, "stores"> & { chosen: string }) {
  const id = useId();
  const [text, setText] = useState("");
  const asked = text.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(asked));
  return (
    <form
      className="p-1 inset-x-0 top-[calc(100%+4px)] bottom-auto border border-rule rounded-panel bg-raised shadow-float min-w-52 max-h-[60dvh] absolute z-14 overflow-y-auto"
      action={choose}
    >
      {all.length < SEARCHED_FROM ? null : (
        <div className="py-1 px-2 border-b border-line gap-2 text-ink-3 items-center flex">
          <Search aria-hidden="true" size={14} />
          <label className="sr-only" htmlFor={id}>
            {t("storeSwitch.find")}
          </label>
          <input
            className="bg-transparent text-ink w-full min-h-7"
            id={id}
            type="search"
            autoComplete="off"
            placeholder={t("storeSwitch.find")}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            // Enter selects the first match; by default it would press the form's first button.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.form?.querySelector<HTMLButtonElement>("[data-found]")?.click();
            }}
          />
        </div>
      )}
      <ul>
        {asked === "" ? (
          <Store id="" name={t("storeSwitch.allStores")} isChosen={chosen === ""} isFound={false} />
        ) : null}
        {found.map(({ ecommerce_id, name }) => (
          <Store key={ecommerce_id} id={ecommerce_id} name={name} isChosen={chosen === ecommerce_id} isFound />
        ))}
      </ul>
      <p className={found.length === 0 ? "p-2 text-ink-2" : "sr-only"} role="status">
        {found.length === 0 ? t("storeSwitch.noneFound") : t("storeSwitch.count", { count: found.length })}
      </p>
    </form>
  );
}

function Store({ id, name, isChosen, isFound }: { id: string; name: string; isChosen: boolean; isFound: boolean }) {
  return (
    <li>
      <button
        className="py-1 px-2 rounded-control gap-2 w-full min-h-9 items-center justify-between flex text-left font-medium hover:bg-sunken"
        type="submit"
        name="store"
        value={id}
        aria-current={isChosen || undefined}
        data-found={isFound || undefined}
      >
        {name}
        {isChosen ? <Check aria-hidden="true" size={14} /> : null}
      </button>
    </li>
  );
}

function Words({ label, name }: { label: string; name: string }) {
  return (
    <>
      <span
        className="rounded-badge place-items-center bg-ink text-paper text-[17px] grid font-semibold size-8"
        aria-hidden="true"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className="min-w-0">
        <span className="text-label stretch-label text-ink-3 block leading-[14px]">{label}</span>
        <b>{name}</b>
      </span>
    </>
  );
}
