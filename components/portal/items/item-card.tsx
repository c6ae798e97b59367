import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { fieldNames, type IntentLine, type LineChoice, type ReturnReason } from "../draft/line-view";
import type { HandedIn } from "../photos/handed-in";
import { LazyPhotoField } from "../photos/lazy-photo-field";
import { photoFormId, photosPath } from "../photos/photo-forms";
import { Tick } from "../ui/input";
import type { CardWords } from "./items-words";
import { KeepField } from "./keep-field";
import { QuantityField } from "./quantity-field";
import { ReasonTiles } from "./reason-tiles";
import { UnitFrame, UnitHead, UnitPrice } from "./unit";

type ItemCardProps = {
  slug: string;
  returnId: string;
  line: IntentLine;
  words: CardWords;
  reasons: readonly ReturnReason[];
  choice: LineChoice;
  /** Those that the store has. */
  photos: readonly HandedIn[];
  onPhotos: () => void;
  errors: Readonly<Record<string, string>>;
};

/** One line of the order. The whole head is the check box's label; ticked, the card opens in place. */
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
