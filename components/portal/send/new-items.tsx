import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { ChangeLink, Line, SlipRow, SlipValue } from "../ui/slip";
import { countedNewItems } from "./send-view";

/** The replacement items, as a row of the summary. */
export function NewItems({ path, quote, reader: { t } }: { path: string; quote: Checkout; reader: Reader }) {
  const items = countedNewItems(quote);
  if (items.length === 0) return null;
  return (
    <SlipRow
      title={t("exchange.instead")}
      change={
        <ChangeLink href={path}>
          {t("shell.change")}
          <span className="sr-only"> {t("send.changeOutcome")}</span>
        </ChangeLink>
      }
    >
      {items.map(({ item, count }) => (
        <SlipValue className="flex items-center gap-3" key={item.variant_id}>
          <Thumb className="w-12" src={item.image_url} fallback={item.name} />
          <span>
            {t("money.times", { item: item.name, count })}
            <Line>{isolated(item.variant_name)}</Line>
          </span>
        </SlipValue>
      ))}
      {quote.instant_exchange === null ? (
        <SlipValue>
          <Line>{t("exchange.becomesOrder")}</Line>
        </SlipValue>
      ) : null}
    </SlipRow>
  );
}
