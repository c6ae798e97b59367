import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import type { ExchangeCardWords } from "./exchange-words";

type ExchangePickerProps = {
  card: ExchangeCardWords;
  /** As it was typed last; else as the draft has it. */
  chosenId: string | null;
  error: string | undefined;
};

/** Sizes and colours as tiles, what the reason asks for first; what is sold out is said, and other products below. */
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
    <fieldset className="option-more picker" {...errorAttributes(field, error)}>
      <legend>{card.legend}</legend>
      <FieldError id={field} text={error} />
      {variants.length + soldOut.length > 0 ? (
        <div className="tiles">
          {variants.map(({ id, name, facts }) => (
            <label className="tile" key={id}>
              <input type="radio" {...radio(id)} />
              <TileText name={name} facts={facts} />
              <Icon name="check" small />
            </label>
          ))}
          {soldOut.map(({ id, name, fact }) => (
            <p className="tile sold-out" key={id}>
              <TileText name={name} facts={[fact]} />
            </p>
          ))}
        </div>
      ) : null}
      <Extra text={card.extraOwn} />
      {others.length > 0 ? (
        <>
          <p className="picker-title">{card.othersTitle}</p>
          <div className="tiles one">
            {others.map(({ id, name, facts, imageUrl }) => (
              <label className="tile product" key={id}>
                <input type="radio" {...radio(id)} />
                <Thumb src={imageUrl} fallback={name} />
                <TileText name={name} facts={facts} />
                <Icon name="check" small />
              </label>
            ))}
          </div>
        </>
      ) : null}
      {card.catalogue === null ? null : (
        <p className="picker-all">
          <Link href={card.catalogue.path}>{card.catalogue.text}</Link>
        </p>
      )}
      <Extra text={card.extraOther ?? card.extra} />
    </fieldset>
  );
}

/** What the store adds for exchanging. */
const Extra = ({ text }: { text: string | null }) => (text === null ? null : <p className="note">{text}</p>);

/** Each fact on a line of its own: on a phone two of them seldom fit one. */
function TileText({ name, facts }: { name: string; facts: readonly string[] }) {
  return (
    <span>
      {isolated(name)}
      {facts.map((fact) => (
        <small key={fact}> {fact}</small>
      ))}
    </span>
  );
}
