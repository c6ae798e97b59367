import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import type { HandedIn } from "../photos/handed-in";
import { LazyPhotoField } from "../photos/lazy-photo-field";
import { photoFormId, photosPath } from "../photos/photo-forms";
import type { CardWords } from "./items-words";
import { KeepField } from "./keep-field";
import { fieldNames, type IntentLine, type LineChoice, type ReturnReason } from "./line-view";
import { QuantityField } from "./quantity-field";
import { ReasonTiles } from "./reason-tiles";

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
    <div className="unit">
      <CardHead line={line} words={words} isChosen={choice.isChosen} />
      <div className="unit-more">
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
    </div>
  );
}

function CardHead({ line, words, isChosen }: Pick<ItemCardProps, "line" | "words"> & { isChosen: boolean }) {
  const { chosen } = fieldNames(line.id);
  const { price, facts } = words;
  return (
    <div className="unit-head">
      <input
        type="checkbox"
        id={chosen}
        name={chosen}
        value={line.id}
        defaultChecked={isChosen}
        aria-describedby={`${chosen}-facts`}
      />
      <Thumb src={line.image_url} fallback={line.product.name} />
      <div className="unit-words">
        <label htmlFor={chosen}>{isolated(line.product.name)}</label>
        <p className="note" id={`${chosen}-facts`}>
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
        <p className="amount" aria-hidden="true">
          {price.amount} <span className="note">{price.per}</span>
        </p>
      )}
    </div>
  );
}
