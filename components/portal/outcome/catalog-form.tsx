"use client";

import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { ErrorSummary } from "../form/error-summary";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { Bar } from "../ui/bar";
import { buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Options } from "../ui/option";
import { Sheet } from "../ui/sheet";
import { Tile, Tiles } from "../ui/tile";
import type { ProductTile } from "./exchange-words";

type CatalogFormProps = {
  action: FormAction;
  /** Name of the choice. */
  field: string;
  products: readonly ProductTile[];
  chosenId: string | null;
  words: CatalogWords;
};

/** Texts and prices, made on the server. */
type CatalogWords = {
  legend: string;
  take: string;
  saving: string;
};

/** The shop's products with their price differences, of which one can be chosen. */
export function CatalogForm({ action, field, products, chosenId, words }: CatalogFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action, never);
  const taken = state.values[field] ?? chosenId;
  return (
    <form className="mt-3" {...form}>
      <ErrorSummary state={state} />
      <Options
        name={field}
        error={state.fields[field]}
        legend={words.legend}
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] sm:gap-4"
      >
        {products.map((product) => (
          <ProductCard key={product.id} {...{ product, field, taken }} isFirst={product === products[0]} />
        ))}
      </Options>
      <Bar className="lg:mx-0 lg:justify-end lg:bg-paper lg:px-0 lg:py-3">
        <SubmitButton
          className={buttonStyle("bar", "flex-auto lg:flex-[0_1_320px]")}
          label={words.take}
          pending={words.saving}
          name={INTENT_FIELD}
          value={CONTINUE}
          isPending={isContinuing}
        />
      </Bar>
    </form>
  );
}

type ProductCardProps = { product: ProductTile; field: string; taken: string | null; isFirst: boolean };

function ProductCard({ product, field, taken, isFirst }: ProductCardProps) {
  const price = `price-${product.id}`;
  return (
    <Sheet className="flex flex-col overflow-clip transition-[border-color] has-checked:border-link has-checked:ring has-checked:ring-link">
      <Thumb
        className="aspect-(--catalog-ratio,1) w-full rounded-none border-0 border-b text-lead"
        src={product.imageUrl}
        fallback={product.name}
      />
      <div className="flex-1 px-3 pt-2.5 pb-3">
        <h2 className="text-body/5 wrap-anywhere">{isolated(product.name)}</h2>
        <p className="text-ui text-ink-2 empty:hidden">{isolated(product.common)}</p>
        <p className="mt-0.5 text-ui font-medium" id={price}>
          {product.price}
        </p>
      </div>
      <Tiles className="mx-3 mb-3 flex flex-wrap">
        {product.variants.map(({ id, name, price: own }, index) => (
          <Tile
            key={id}
            className="min-h-11 min-w-11 flex-auto justify-center px-2.5 py-1.5 text-center text-ui"
            id={isFirst && index === 0 ? field : undefined}
            name={field}
            value={id}
            defaultChecked={id === taken}
            aria-describedby={price}
          >
            <span>
              <span className="sr-only">
                {[product.name, product.common].filter(Boolean).map(isolated).join(", ")},{" "}
              </span>
              {isolated(name)}
              {own === "" ? null : <small className="block text-fine font-normal">{own}</small>}
            </span>
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Browsing changes nothing. */
const never = (): boolean => false;
