import type { Reader } from "../reader";
import { KeptItem } from "./kept-item";
import type { IntentLine } from "./line-view";

type KeptItemsProps = { lines: readonly IntentLine[]; currency: string; reader: Reader; policyUrl: string };

/** What cannot go back, at the end and in plain sight. */
export function KeptItems({ lines, currency, reader, policyUrl }: KeptItemsProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="kept-title">{reader.t("items.keptTitle")}</h2>
      <ul>
        {lines.map((line) => (
          <KeptItem key={line.id} line={line} currency={currency} reader={reader} policyUrl={policyUrl} />
        ))}
      </ul>
    </section>
  );
}
