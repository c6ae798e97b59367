import { Thumb } from "@/components/ui/thumb";
import { ruleInWords } from "../copy/eligibility";
import { items } from "../copy/items";
import type { Reader } from "../copy/reader";
import { type IntentLine, lineFacts, pricePaid } from "./line-view";

type KeptItemProps = { line: IntentLine; currency: string; reader: Reader; policyUrl: string };

/** An item that cannot go back stays in sight, with the rule in words. */
export function KeptItem({ line, currency, reader, policyUrl }: KeptItemProps) {
  const price = pricePaid(line, currency, reader);
  return (
    <li className="unit kept">
      <div className="unit-head">
        <Thumb src={line.image_url} fallback={line.product.name} />
        <div className="unit-words">
          <p className="unit-name">{line.product.name}</p>
          <p className="note">{lineFacts(line)}</p>
        </div>
        <p className="amount">
          {price.amount} <span className="note">{price.per}</span>
        </p>
        <p className="rule">
          {ruleInWords(line.non_returnable_code, line.non_returnable_reason)}{" "}
          {policyUrl ? <a href={policyUrl}>{items.policyRule}</a> : null}
        </p>
      </div>
    </li>
  );
}
