import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { fieldNames, type IntentLine, type LineChoice, type ReturnReason } from "../draft/line-view";
import type { HandedIn } from "../photos/handed-in";
import { LazyPhotoField } from "../photos/lazy-photo-field";
import { photoFormId, photosPath } from "../photos/photo-forms";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { Input, Tick } from "../ui/input";
import { Tile, Tiles } from "../ui/tile";
import type { CardWords } from "./items-words";
import { ReasonTiles } from "./reason-tiles";
import { UnitFrame, UnitHead, UnitPrice } from "./unit";

type ItemCardProps = {
  slug: string;
  returnId: string;
  line: IntentLine;
  words: CardWords;
  reasons: readonly ReturnReason[];
  choice: LineChoice;
  /** The photos that the store has. */
  photos: readonly HandedIn[];
  onPhotos: () => void;
  errors: Readonly<Record<string, string>>;
};

/** One line of the order. The whole header is the check box's label; when ticked, the card expands. */
export function ItemCard({ slug, returnId, line, words, reasons, choice, errors, ...more }: ItemCardProps) {
  const names = fieldNames(line.id);
  return (
    <UnitFrame>
      <CardHead line={line} words={words} isChosen={choice.isChosen} />
      <div className="hidden px-4 pb-5 group-chosen/card:grid group-chosen/card:gap-5">
        <QuantityField
          name={names.quantity}
          most={line.returnable_quantity}
          value={choice.quantity}
          error={errors[names.quantity]}
          words={words}
        />
        <ReasonTiles reasons={reasons} names={names} choice={choice} errors={errors} words={words} />
        {words.photos === null ? null : (
          <LazyPhotoField
            {...{ id: names.file, words: words.photos, error: errors[names.file], why: words.photosWhy }}
            form={photoFormId(line.id)}
            path={photosPath(slug, returnId, line.id)}
            handedIn={more.photos}
            onChanged={more.onPhotos}
          />
        )}
        <KeepField name={names.keep} words={words.keep} answer={choice.keep} error={errors[names.keep]} />
      </div>
    </UnitFrame>
  );
}

function CardHead({ line, words, isChosen }: Pick<ItemCardProps, "line" | "words"> & { isChosen: boolean }) {
  const { chosen } = fieldNames(line.id);
  const { price, facts } = words;
  return (
    <UnitHead canTick>
      <Tick
        className="row-span-2 self-center group-hover/head:not-checked:border-ink focus-visible:outline-none"
        data-opens=""
        id={chosen}
        name={chosen}
        value={line.id}
        defaultChecked={isChosen}
        aria-describedby={`${chosen}-facts`}
      />
      <Thumb className="row-span-2 w-16 max-2xs:hidden" src={line.image_url} fallback={line.product.name} />
      <div>
        <label
          className="block text-base font-semibold after:absolute after:inset-0 after:cursor-pointer after:content-['']"
          htmlFor={chosen}
        >
          {isolated(line.product.name)}
        </label>
        <p className="text-ui text-ink-2" id={`${chosen}-facts`}>
          {facts}
          {price === null ? null : (
            <span className="sr-only">
              {facts ? ", " : ""}
              {price.amount} {price.per}
            </span>
          )}
        </p>
      </div>
      {price === null ? null : (
        <UnitPrice price={price} className="2xs:col-start-3 xs:col-start-4 [&>span]:text-ink-2" aria-hidden="true" />
      )}
    </UnitHead>
  );
}

type KeepFieldProps = {
  name: string;
  words: CardWords["keep"];
  /** The latest answer; null: the draft's. */
  answer: string | null;
  error: string | undefined;
};

/** Says that an item need not be sent, or may be kept: as a fact, or as two tiles with the refund of each. */
function KeepField({ name, words, answer, error }: KeepFieldProps) {
  if (words === null) return null;
  const help = `${name}-help`;
  if (words.forced !== null) {
    return (
      <div className="rounded-inner border-s-4 border-ok bg-ok-soft px-4 py-3" role="note">
        <p className="text-base font-semibold">{words.forced}</p>
      </div>
    );
  }
  // An answer to a different offer doesn't count for this one.
  const answered = words.choices.find(({ value }) => value === answer);
  return (
    // A different offer is a new question: its initial answer is the server's.
    <fieldset key={words.offer} {...errorAttributes(name, error, help)}>
      <legend className="pb-2 text-body/5 font-semibold">{words.title}</legend>
      <FieldError id={name} text={error} className="pb-2" />
      <Tiles className="grid grid-cols-1 xs:grid-cols-2">
        {words.choices.map(({ value, text, isChosen }, index) => (
          <Tile
            key={value}
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={answered === undefined ? isChosen : value === answered.value}
          >
            <span>{text}</span>
            <Icon name="check" small />
          </Tile>
        ))}
      </Tiles>
      <p className="mt-2 text-ui text-ink-2" id={help}>
        {words.help}
      </p>
    </fieldset>
  );
}

/** Up to this quantity each number is a tile; above, the number is typed. */
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

/** How many units of a line are returned. Radio tiles instead of a stepper, so it works without scripts. */
function QuantityField({ name, most, value, error, words }: QuantityFieldProps) {
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
      {/* A legend ignores its fieldset's layout unless it floats. */}
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
