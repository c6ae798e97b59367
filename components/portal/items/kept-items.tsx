import { Icon } from "@/components/ui/icon";
import type { IntentLine } from "../draft/line-view";
import type { Reader } from "../reader";
import { KeptItem } from "./kept-item";

type KeptItemsProps = {
  lines: readonly IntentLine[];
  currency: string;
  reader: Reader;
  policyUrl: string;
  /** Who got it does not read what it cost. */
  isGift: boolean;
  /** Behind a fold that counts them, where the page asks about something else. */
  isFolded?: boolean;
};

/** What cannot go back, at the end and in plain sight. */
export function KeptItems({ lines, isFolded = false, ...shared }: KeptItemsProps) {
  if (lines.length === 0) return null;
  const { t } = shared.reader;
  const list = (
    <ul>
      {lines.map((line) => (
        <KeptItem key={line.id} line={line} {...shared} />
      ))}
    </ul>
  );
  if (isFolded) {
    return (
      <details className="mt-6">
        <summary className="inline-flex min-h-11 items-center gap-1 text-ui text-ink-2">
          {t("items.keptCount", { count: lines.length })}
          <Icon name="chevron-down" small />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section>
      <h2 className="mt-9 mb-2 text-body/5 tracking-normal text-ink-2">{t("items.keptTitle")}</h2>
      {list}
    </section>
  );
}
