import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import type { CardWords } from "./items-words";

/** Up to this many pieces every number is a tile to tap; above, a number is typed. */
const TILES_MOST = 6;

type QuantityFieldProps = {
  name: string;
  most: number;
  value: string;
  error: string | undefined;
  words: Pick<CardWords, "howMany" | "ofAll">;
};

/** How many pieces of a line go back. Works without scripts, so it is radio tiles instead of a stepper. */
export function QuantityField({ name, most, value, error, words }: QuantityFieldProps) {
  if (most === 1) return <input type="hidden" name={name} value="1" />;
  return most > TILES_MOST ? (
    <div className="row">
      <label htmlFor={name}>{words.howMany}</label>
      <span className="row-end">
        <input
          id={name}
          name={name}
          className="input number"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={value}
          {...errorAttributes(name, error)}
        />
        {words.ofAll}
      </span>
      <FieldError id={name} text={error} />
    </div>
  ) : (
    <fieldset className="row">
      <legend>{words.howMany}</legend>
      <span className="tiles counts">
        {Array.from({ length: most }, (_, index) => String(index + 1)).map((count) => (
          <label className="tile" key={count}>
            <input type="radio" name={name} value={count} defaultChecked={count === value} />
            {count}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
