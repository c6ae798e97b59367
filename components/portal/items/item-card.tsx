import { Thumb } from "@/components/ui/thumb";
import type { Reader } from "../copy/reader";
import { FileField } from "./file-field";
import { KeepField } from "./keep-field";
import {
  fieldNames,
  type Intent,
  type IntentLine,
  type LineChoice,
  lineFacts,
  pricePaid,
  type ReturnReason,
} from "./line-view";
import { QuantityField } from "./quantity-field";
import { ReasonTiles } from "./reason-tiles";

type ItemCardProps = {
  line: IntentLine;
  currency: string;
  reader: Reader;
  reasons: readonly ReturnReason[];
  choice: LineChoice;
  /** As the draft on the server has the line; null where it does not. */
  drafted: Intent["draft"]["items"][number] | null;
  errors: Readonly<Record<string, string>>;
};

/** One line of the order. The whole head is the check box's label; ticked, the card opens in place. */
export function ItemCard({ line, currency, reader, reasons, choice, drafted, errors }: ItemCardProps) {
  const names = fieldNames(line.id);
  const price = pricePaid(line, currency, reader);
  const facts = lineFacts(line);
  return (
    <div className="unit">
      <div className="unit-head">
        <input
          type="checkbox"
          id={names.chosen}
          name={names.chosen}
          value={line.id}
          defaultChecked={choice.isChosen}
          aria-describedby={`${names.chosen}-facts`}
        />
        <Thumb src={line.image_url} fallback={line.product.name} />
        <div className="unit-words">
          <label htmlFor={names.chosen}>{line.product.name}</label>
          <p className="note" id={`${names.chosen}-facts`}>
            {facts}
            <span className="sr-only">
              {facts ? ", " : ""}
              {price.amount} {price.per}
            </span>
          </p>
        </div>
        <p className="amount" aria-hidden="true">
          {price.amount} <span className="note">{price.per}</span>
        </p>
      </div>
      <div className="unit-more">
        <QuantityField
          name={names.quantity}
          most={line.returnable_quantity}
          value={choice.quantity}
          error={errors[names.quantity]}
        />
        <ReasonTiles reasons={reasons} names={names} choice={choice} errors={errors} />
        {line.requires_documents && drafted !== null ? (
          <FileField line={line} count={drafted.document_ids.length} error={errors[names.file]} />
        ) : null}
        <KeepField
          name={names.keep}
          line={line}
          currency={currency}
          count={drafted?.quantity ?? line.returnable_quantity}
          isKept={drafted?.keep_your_item ?? false}
          error={errors[names.keep]}
          reader={reader}
        />
      </div>
    </div>
  );
}
