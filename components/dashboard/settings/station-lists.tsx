import { TextField } from "../controls/text-field";
import { ChipsSetting } from "./controls/chips-setting";
import type { Bound } from "./form/part";

/** Categories as the shop's catalogue names them; none: every one. */
export function CategoriesSetting(bound: Bound<string[]>) {
  return <ChipsSetting label="Categories" placeholder="every category" hint="Ids of the catalogue." {...bound} />;
}

/** As many as a bench shows at once. */
const MOST_LINES = 6;

type LinesProps = {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  error: (index: number) => string | undefined;
};

/** The lines of a check list; an empty one at the end is the next one. */
export function LinesSetting({ value, onChange, error }: LinesProps) {
  const shown = value.length < MOST_LINES && value.at(-1) !== "" ? [...value, ""] : value;
  const change = (at: number, text: string) => {
    const next = shown.map((line, index) => (index === at ? text : line));
    onChange(next.filter((line, index) => line !== "" || index === 0));
  };
  return (
    <div className="grid gap-2">
      {shown.map((line, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is being typed
          key={index}
          label={`Line ${index + 1}`}
          maxLength={80}
          placeholder={index === 0 ? "Tags are on" : "One more"}
          value={line}
          onChange={(text) => change(index, text)}
          error={error(index)}
        />
      ))}
    </div>
  );
}
