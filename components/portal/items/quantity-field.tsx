import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { Input } from "../ui/input";
import { Tile, Tiles } from "../ui/tile";
import type { CardWords } from "./items-words";

/** Up to this many pieces every number is a tile to tap; above, a number is typed. */
const TILES_MOST = 6;

const ROW = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2.5";
const NAME = "text-body/5 font-semibold";

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
    <div className={ROW}>
      <label className={NAME} htmlFor={name}>
        {words.howMany}
      </label>
      <span className="flex items-center gap-2">
        <Input
          id={name}
          name={name}
          className="w-22 text-end"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={value}
          {...errorAttributes(name, error)}
        />
        {words.ofAll}
      </span>
      <FieldError id={name} text={error} className="pb-2" />
    </div>
  ) : (
    <fieldset className={ROW}>
      {/* A legend leaves the flow of its fieldset unless it floats. */}
      <legend className={`float-start ${NAME}`}>{words.howMany}</legend>
      <Tiles className="inline-grid auto-cols-[48px] grid-flow-col">
        {Array.from({ length: most }, (_, index) => String(index + 1)).map((count) => (
          <Tile
            key={count}
            className="min-h-11 justify-center text-body/5 font-semibold has-checked:font-semibold"
            name={name}
            value={count}
            defaultChecked={count === value}
          >
            {count}
          </Tile>
        ))}
      </Tiles>
    </fieldset>
  );
}
