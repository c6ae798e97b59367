import { ArrowLeft, ListFilter as FilterSign } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/returns";
import { Button, buttonStyle } from "../../ui/button";
import { Input } from "../../ui/input";
import { Key } from "../../ui/key";
import { useLive } from "../../ui/use-live";
import { type FilterKey, filterWord } from "./filter-chips";

/** Filters that are either on or off, without a value. */
const SWITCHES = ["has_documents", "has_withdrawal"] as const satisfies readonly FilterKey[];
export const isSwitch = (field: FilterKey): field is (typeof SWITCHES)[number] =>
  (SWITCHES as readonly FilterKey[]).includes(field);

/** A shadow at the edge where more content can be scrolled to; the cover that hides it scrolls with the content. */
const MORE_BEYOND =
  "[background:linear-gradient(var(--raised)_50%,transparent)_top/100%_28px_no-repeat_local,linear-gradient(transparent,var(--raised)_50%)_bottom/100%_28px_no-repeat_local,linear-gradient(color-mix(in_oklab,var(--ink)_16%,transparent),transparent)_top/100%_14px_no-repeat_scroll,linear-gradient(transparent,color-mix(in_oklab,var(--ink)_16%,transparent))_bottom/100%_14px_no-repeat_scroll,var(--raised)]";

/** Class of the panel below a filter; on phones it is a sheet above the tab bar. */
export const PANEL = `absolute top-[calc(100%+4px)] left-0 z-8 max-h-[min(760px,calc(100dvh-220px))] w-72 overflow-y-auto rounded-panel border border-rule p-3 shadow-float max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:max-h-[60dvh] max-md:w-auto max-md:rounded-b-none ${MORE_BEYOND}`;

type AddFilterProps = {
  fields: readonly FilterKey[];
  onSwitch: (field: FilterKey) => void;
  editor: (field: FilterKey) => ReactNode;
};

/** Adds a filter: first the field, then its values. */
export function AddFilter({ fields, onSwitch, editor }: AddFilterProps) {
  const isLive = useLive();
  const panel = useRef<HTMLDetailsElement>(null);
  const [field, setField] = useState<FilterKey | null>(null);
  const [text, setText] = useState("");
  const found = fields.filter((one) => filterWord(one).toLowerCase().includes(text.trim().toLowerCase()));
  const choose = (one: FilterKey | undefined) => {
    if (one === undefined) return;
    setText("");
    if (!isSwitch(one)) return setField(one);
    onSwitch(one);
    if (panel.current) panel.current.open = false;
  };
  const onToggle = () => {
    if (panel.current?.open) panel.current.querySelector<HTMLElement>("input")?.focus();
    else setField(null);
  };
  return (
    <details ref={panel} name="filter" className="relative first:-ml-2.25" onToggle={onToggle}>
      <summary
        className={buttonStyle("cursor-pointer list-none in-open:bg-sunken")}
        data-size="small"
        data-kind="bare"
        data-key="f"
      >
        <FilterSign aria-hidden="true" />
        {t("addFilter.add")}
        <Key>F</Key>
      </summary>
      <div className={PANEL}>
        {field === null ? (
          <>
            <Input
              type="search"
              aria-label={t("addFilter.find")}
              placeholder={t("addFilter.filterBy")}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Enter" && choose(found[0])}
            />
            <ul className="mt-1.5">
              {found.map((one) => (
                <li key={one}>
                  <button
                    className="min-h-8 w-full rounded-control px-2 py-1 text-left font-medium hover:bg-sunken max-md:min-h-11"
                    type="button"
                    disabled={!isLive}
                    onClick={() => choose(one)}
                  >
                    {filterWord(one)}
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 ? <p className="p-2 text-ink-2">{t("addFilter.noneFound")}</p> : null}
          </>
        ) : (
          <Editing field={field} onBack={() => setField(null)}>
            {editor(field)}
          </Editing>
        )}
      </div>
    </details>
  );
}

/** The focus moves to the chosen field. */
function Editing({ field, onBack, children }: { field: FilterKey; onBack: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input")?.focus(), []);
  return (
    <>
      <p className="mb-1.5 -ml-1 flex items-center gap-1 font-medium">
        <Button size="small" kind="bare" isSquare onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          <span className="sr-only">{t("addFilter.allFilters")}</span>
        </Button>
        {filterWord(field)}
      </p>
      <div ref={place}>{children}</div>
    </>
  );
}
