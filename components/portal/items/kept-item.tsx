import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import type { Reader } from "../reader";
import { type IntentLine, lineFacts, pricePaid } from "./line-view";

type KeptItemProps = { line: IntentLine; currency: string; reader: Reader; policyUrl: string; isGift: boolean };

/** An item that cannot go back stays in sight, with the rule in words. */
export function KeptItem({ line, currency, reader, policyUrl, isGift }: KeptItemProps) {
  const price = isGift ? null : pricePaid(line, currency, reader);
  return (
    <li className="unit kept">
      <div className="unit-head">
        <Thumb src={line.image_url} fallback={line.product.name} />
        <div className="unit-words">
          <p className="unit-name">{isolated(line.product.name)}</p>
          <p className="note">{lineFacts(line, reader)}</p>
        </div>
        {price === null ? null : (
          <p className="amount">
            {price.amount} <span className="note">{price.per}</span>
          </p>
        )}
        <p className="rule">
          {line.non_returnable_reason || reader.t(`items.rule.${ruleOf(line.non_returnable_code)}`)}{" "}
          {policyUrl ? <a href={policyUrl}>{reader.t("items.policyRule")}</a> : null}
        </p>
      </div>
    </li>
  );
}

/** The published numbers, where the service gives no sentence of its own. */
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
