import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { OptionMore } from "../ui/option";
import { DeadTile, Tile, Tiles } from "../ui/tile";
import type { ExchangeCardWords } from "./exchange-words";

/** The tiles of the last row share its width, whatever the number of columns. */
const SHARED = "min-h-14 px-3 py-2 text-body/5";

type ExchangePickerProps = {
  card: ExchangeCardWords;
  /** As typed last; otherwise the draft's. */
  chosenId: string | null;
  error: string | undefined;
};

/**
 * Sizes and colors as tiles, those that the return reason suggests first; sold-out ones are marked, and other products
 * follow.
 */
export function ExchangePicker({ card, chosenId, error }: ExchangePickerProps) {
  const { field, variants, soldOut, others } = card;
  const first = [...variants, ...others][0]?.id;
  const radio = (id: string) => ({
    id: id === first ? field : undefined,
    name: field,
    value: id,
    defaultChecked: id === chosenId,
  });
  return (
    <OptionMore as="fieldset" {...errorAttributes(field, error)}>
      {/* Moved out of the fieldset's border line. */}
      <legend className="float-start w-full pb-2 text-body/5 font-semibold">{card.legend}</legend>
      <FieldError id={field} text={error} className="clear-both pb-2" />
      {variants.length + soldOut.length > 0 ? (
        <Tiles className="clear-both flex flex-wrap">
          {variants.map(({ id, name, facts }) => (
            <Tile key={id} className={`${SHARED} flex-[1_1_132px] justify-between`} {...radio(id)}>
              <TileText name={name} facts={facts} />
              <Icon name="check" small />
            </Tile>
          ))}
          {soldOut.map(({ id, name, fact }) => (
            <DeadTile key={id} className={`${SHARED} flex-[1_1_132px] justify-between`}>
              <TileText name={name} facts={[fact]} />
            </DeadTile>
          ))}
        </Tiles>
      ) : null}
      <Extra text={card.extraOwn} />
      {others.length > 0 ? (
        <>
          <p className="clear-both pt-4 pb-2 text-body/5 font-semibold">{card.othersTitle}</p>
          <Tiles className="flex flex-wrap">
            {others.map(({ id, name, facts, imageUrl }) => (
              <Tile key={id} className={`${SHARED} basis-full [&>svg]:ms-auto`} {...radio(id)}>
                <Thumb className="w-10" src={imageUrl} fallback={name} />
                <TileText name={name} facts={facts} />
                <Icon name="check" small />
              </Tile>
            ))}
          </Tiles>
        </>
      ) : null}
      {card.catalog === null ? null : (
        <p className="[&>a]:inline-grid [&>a]:min-h-11 [&>a]:items-center">
          <Link href={card.catalog.path}>{card.catalog.text}</Link>
        </p>
      )}
      <Extra text={card.extraOther ?? card.extra} />
    </OptionMore>
  );
}

/** The store's exchange bonus. */
const Extra = ({ text }: { text: string | null }) =>
  text === null ? null : <p className="mt-2.5 text-ui text-ink-2">{text}</p>;

/** Each fact on its own line: two seldom fit on a phone. */
function TileText({ name, facts }: { name: string; facts: readonly string[] }) {
  return (
    <span>
      {isolated(name)}
      {facts.map((fact) => (
        <small className="block text-small/4.5 font-normal" key={fact}>
          {" "}
          {fact}
        </small>
      ))}
    </span>
  );
}
