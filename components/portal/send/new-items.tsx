import Link from "next/link";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { countedNewItems } from "./send-view";

/** What is sent instead, as a row of the slip. */
export function NewItems({ path, quote, reader: { t } }: { path: string; quote: Checkout; reader: Reader }) {
  const items = countedNewItems(quote);
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{t("exchange.instead")}</dt>
      {items.map(({ item, count }) => (
        <dd className="new-item" key={item.variant_id}>
          <Thumb src={item.image_url} fallback={item.name} />
          <span>
            {t("money.times", { item: item.name, count })}
            <span className="note">{isolated(item.variant_name)}</span>
          </span>
        </dd>
      ))}
      {quote.instant_exchange === null ? (
        <dd>
          <span className="note">{t("exchange.becomesOrder")}</span>
        </dd>
      ) : null}
      <dd className="slip-change">
        <Link href={path}>
          {t("shell.change")}
          <span className="sr-only"> {t("send.changeOutcome")}</span>
        </Link>
      </dd>
    </div>
  );
}
