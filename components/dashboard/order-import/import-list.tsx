import { t } from "@/messages/dashboard/order-import";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { ImportBadge } from "./import-panel";
import { importResult, importTitle, isUnderWay } from "./import-words";
import type { ImportStore, OrderImport } from "./types";

type ImportListProps = {
  imports: readonly OrderImport[];
  stores: readonly ImportStore[];
  timeZone: string;
  /** Shows one import in full: progress and rejected rows. */
  onShow: (importId: string) => void;
};

/** The team's latest imports: file, result, person and time. */
export function ImportList({ imports, stores, timeZone, onShow }: ImportListProps) {
  if (imports.length === 0) return null;
  const nameOf = (id: string) => stores.find(({ ecommerce_id }) => ecommerce_id === id)?.name ?? "";
  return (
    <Section
      id="last-imports"
      title={t("importList.recentImports")}
      aside={<span className="text-small text-ink-2">{t("importList.kept90Days")}</span>}
      className="mt-10!"
    >
      <ul>
        {imports.map((one) => (
          <li
            className="py-2 border-b border-line gap-y-1 gap-x-4 grid-cols-[minmax(0,1fr)_128px_168px_132px] min-h-14 items-center grid max-md:grid-cols-[minmax(0,1fr)_auto]"
            key={one.import_id}
          >
            <span className="min-w-0 max-md:col-span-2">
              <b className="font-medium line-clamp-2 wrap-anywhere" title={importTitle(one)}>
                {importTitle(one)}
              </b>
              <span className="text-ink-2 block text-[13px]">
                {one.is_dry_run ? `${t("importList.checkOnly")} ` : ""}
                {importResult(one)}
                {stores.length > 1 ? ` ${nameOf(one.ecommerce_id)}` : ""}
              </span>
            </span>
            <ImportBadge one={one} />
            <span className="text-ink-2 min-w-0 text-[13px] wrap-anywhere max-md:justify-self-end max-md:text-right">
              {one.created_by}
              <time className="block" dateTime={one.created_at}>
                {formatTime(one.created_at, "dayTime", { timeZone, locale: LOCALE })}
              </time>
            </span>
            <span className="justify-self-end max-md:col-span-2 max-md:justify-self-start max-md:empty:hidden">
              {one.errors.length > 0 || one.skipped.length > 0 || isUnderWay(one) ? (
                <Button isLive size="small" onClick={() => onShow(one.import_id)}>
                  {isUnderWay(one) ? t("importList.viewProgress") : t("importList.viewDetails")}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
