"use client";

import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { ErrorSummary } from "../form/error-summary";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import type { ProductTile } from "./exchange-words";

type CatalogueFormProps = {
  action: FormAction;
  /** Name of the choice. */
  field: string;
  products: readonly ProductTile[];
  chosenId: string | null;
  words: CatalogueWords;
};

/** Texts and prices, made on the server. */
type CatalogueWords = {
  legend: string;
  take: string;
  saving: string;
};

/** What the shop has, with what each would cost more; one of it is taken. */
export function CatalogueForm({ action, field, products, chosenId, words }: CatalogueFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action, never);
  const error = state.fields[field];
  const taken = state.values[field] ?? chosenId;
  const first = products[0]?.variants[0]?.id;
  return (
    <form className="catalogue" {...form}>
      <ErrorSummary state={state} />
      <fieldset className="options" {...errorAttributes(field, error)}>
        <legend className="sr-only">{words.legend}</legend>
        <FieldError id={field} text={error} />
        {products.map((product) => (
          <div className="sheet catalogue-product" key={product.id}>
            <Thumb src={product.imageUrl} fallback={product.name} />
            <div className="catalogue-words">
              <h2>{isolated(product.name)}</h2>
              <p className="note">{isolated(product.common)}</p>
              <p id={`price-${product.id}`}>{product.price}</p>
            </div>
            <div className="tiles">
              {product.variants.map(({ id, name, price }) => (
                <label className="tile" key={id}>
                  <input
                    type="radio"
                    id={id === first ? field : undefined}
                    name={field}
                    value={id}
                    defaultChecked={id === taken}
                    aria-describedby={`price-${product.id}`}
                  />
                  <span>
                    <span className="sr-only">
                      {[product.name, product.common].filter(Boolean).map(isolated).join(", ")},{" "}
                    </span>
                    {isolated(name)}
                    {price === "" ? null : <small>{price}</small>}
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <div className="bar">
        <SubmitButton
          label={words.take}
          pending={words.saving}
          name={INTENT_FIELD}
          value={CONTINUE}
          isPending={isContinuing}
        />
      </div>
    </form>
  );
}

/** Looking around changes nothing. */
const never = (): boolean => false;
