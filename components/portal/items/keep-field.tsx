import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { items } from "../copy/items";
import type { Reader } from "../copy/reader";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import { type IntentLine, keepValue, SEND_BACK } from "./line-view";

type KeepFieldProps = {
  name: string;
  line: IntentLine;
  currency: string;
  /** How many pieces the offer is about. */
  count: number;
  /** As the server has it. */
  isKept: boolean;
  error: string | undefined;
  reader: Reader;
};

/** That an item need not come back, or may stay: as a fact, or as two tiles with what each of them pays. */
export function KeepField({ name, line, currency, count, isKept, error, reader }: KeepFieldProps) {
  const keep = line.keep_your_item;
  if (!keep) return null;
  const [kept, returned] = [keep.keep_amount, keep.return_amount].map((one) => moneyText(one, currency, reader.locale));
  if (!kept || !returned) return null;
  const help = `${name}-help`;
  if (keep.is_forced) {
    return (
      <div className="keep" role="note">
        <p className="keep-fact">{items.keepForced(count, kept)}</p>
        <p className="note">{keep.why}</p>
      </div>
    );
  }
  const choices = [
    {
      value: keepValue(keep.refund_percentage),
      text: items.keepIt(count, kept, keep.refund_percentage),
      isChosen: isKept,
    },
    { value: SEND_BACK, text: items.sendBack(count, returned), isChosen: !isKept },
  ];
  return (
    // Another offer is another question: its answer starts from what the server has.
    <fieldset key={keep.refund_percentage} className="keep" {...errorAttributes(name, error, help)}>
      <legend>{items.keepTitle(count)}</legend>
      <FieldError id={name} text={error} />
      <div className="tiles pair">
        {choices.map(({ value, text, isChosen }, index) => (
          <label className="tile" key={value}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={isChosen}
            />
            <span>{text}</span>
            <Icon name="check" small />
          </label>
        ))}
      </div>
      <p className="note" id={help}>
        {keep.why} {items.keepFees}
      </p>
    </fieldset>
  );
}
