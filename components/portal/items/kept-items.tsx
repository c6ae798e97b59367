import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { type IntentLine, lineFacts, pricePaid } from "../draft/line-view";
import type { Reader } from "../reader";
import { UnitFrame, UnitHead, UnitPrice } from "./unit";

type KeptItemsProps = {
  lines: readonly IntentLine[];
  currency: string;
  reader: Reader;
  policyUrl: string;
  /** A gift's recipient doesn't see its price. */
  isGift: boolean;
  /** Collapsed with a count when the page asks about something else. */
  isFolded?: boolean;
};

/** Non-returnable items, at the end and always visible. */
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

type KeptItemProps = { line: IntentLine; currency: string; reader: Reader; policyUrl: string; isGift: boolean };

/** A non-returnable item stays visible, with the rule in words. */
function KeptItem({ line, currency, reader, policyUrl, isGift }: KeptItemProps) {
  const price = isGift ? null : pricePaid(line, currency, reader);
  return (
    <UnitFrame as="li" className="bg-paper">
      <UnitHead>
        <Thumb
          className="row-span-2 w-16 opacity-60 saturate-60 max-2xs:hidden"
          src={line.image_url}
          fallback={line.product.name}
        />
        <div className="text-ink-3">
          <p className="text-base font-semibold">{isolated(line.product.name)}</p>
          <p className="text-ui">{lineFacts(line, reader)}</p>
        </div>
        {price === null ? null : <UnitPrice price={price} className="text-ink-3 2xs:col-start-2 xs:col-start-3" />}
        <p className="col-span-full mt-3 border-t border-dashed border-rule pt-2.5 text-ui text-ink-2">
          {line.non_returnable_reason || reader.t(`items.rule.${ruleOf(line.non_returnable_code)}`)}{" "}
          {policyUrl ? <a href={policyUrl}>{reader.t("items.policyRule")}</a> : null}
        </p>
      </UnitHead>
    </UnitFrame>
  );
}

/** The published reason codes, when the service gives no sentence of its own. */
function ruleOf(code: number | null) {
  switch (code) {
    case 2:
      return "returned";
    case 3:
      return "excluded";
    case 4:
      return "notDelivered";
    case 5:
      return "windowOver";
    default:
      return "other";
  }
}
