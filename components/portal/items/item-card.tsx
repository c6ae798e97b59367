import { Thumb } from "@/components/ui/thumb";
import type { Reader } from "../copy/reader";
import { FileField } from "./file-field";
import { KeepField } from "./keep-field";
import { fieldNames, type IntentLine, type LineChoice, lineFacts, pricePaid, type ReturnReason } from "./line-view";
import { QuantityField } from "./quantity-field";
import { ReasonTiles } from "./reason-tiles";

type ItemCardProps = {
  line: IntentLine;
  currency: string;
  reader: Reader;
  reasons: readonly ReturnReason[];
  choice: LineChoice;
  /** The draft keeps it. */
  isKept: boolean;
  /** How many files the draft has for it; null while it is not in the draft. */
  fileCount: number | null;
  errors: Readonly<Record<string, string>>;
};

/** One line of the order. The whole head is the check box's label; ticked, the card opens in place. */
export function ItemCard({ line, currency, reader, reasons, choice, isKept, fileCount, errors }: ItemCardProps) {
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
        {line.requires_documents && fileCount !== null ? (
          <FileField line={line} count={fileCount} error={errors[names.file]} />
        ) : null}
        <KeepField
          name={names.keep}
          line={line}
          currency={currency}
          isKept={isKept}
          error={errors[names.keep]}
          reader={reader}
        />
      </div>
    </div>
  );
}
