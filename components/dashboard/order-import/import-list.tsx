import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { LOCALE } from "../returns/age";
import { ImportStamp } from "./import-panel";
import { importResult, importTitle, isUnderWay } from "./import-words";
import type { ImportStore, OrderImport } from "./types";

type ImportListProps = {
  imports: readonly OrderImport[];
  stores: readonly ImportStore[];
  timeZone: string;
  /** Shows all of one: how far it is, its refused rows. */
  onShow: (importId: string) => void;
};

/** The last files of the team. */
export function ImportList({ imports, stores, timeZone, onShow }: ImportListProps) {
  if (imports.length === 0) return null;
  const nameOf = (id: string) => stores.find(({ ecommerce_id }) => ecommerce_id === id)?.name ?? "";
  return (
    <section className="section mt-10!" aria-labelledby="last-imports">
      <header>
        <h2 id="last-imports" className="text-h2 font-semibold">
          The last files
        </h2>
        <span className="aside-note">Kept for 90 days</span>
      </header>
      <ul className="import-list">
        {imports.map((one) => (
          <li key={one.import_id}>
            <span>
              <b className="font-medium">{importTitle(one)}</b>
              {stores.length > 1 ? <span className="text-ink-2">, {nameOf(one.ecommerce_id)}</span> : null}
              <span className="text-ink-2 block text-[13px]">{importResult(one)}</span>
            </span>
            <ImportStamp one={one} />
            <span className="text-ink-2 text-[13px]">
              {one.created_by}
              <time className="block" dateTime={one.created_at}>
                {formatTime(one.created_at, "dayTime", { timeZone, locale: LOCALE })}
              </time>
            </span>
            <span className="import-report">
              {one.errors.length > 0 || isUnderWay(one) ? (
                <LiveButton className="button" data-size="small" onClick={() => onShow(one.import_id)}>
                  {isUnderWay(one) ? "Follow it" : "Refused rows"}
                </LiveButton>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
