import { useId } from "react";
import type { z } from "zod";
import { localLines } from "@/components/ui/address-lines";
import { Icon } from "@/components/ui/icon";
import type { ReturnStoreDto } from "@/contract/storefront/options";
import type { Reader } from "../reader";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { Line } from "../ui/slip";

export type Shop = z.output<typeof ReturnStoreDto>;

const NOT_SAID = { company: "", first_name: "", last_name: "" };

/** Its name is shown above it, and all of them are in the shopper's country. */
export const shopLines = (address: Shop["address"]): string[] => localLines({ ...address, ...NOT_SAID });

/** Visible immediately; the others are collapsed. */
const NEAREST = 3;

/** Texts of a list of places: made on the server, so that the browser gets only these. */
export type PlaceWords = {
  readonly title: string;
  /** Null: the page already has such a field. */
  readonly search: {
    readonly name: string;
    readonly label: string;
    readonly find: string;
    readonly near: string;
  } | null;
  readonly more: string;
  readonly places: readonly Place[];
};

type Place = {
  readonly id: string;
  readonly name: string;
  /** "350 m"; empty: unknown. */
  readonly far: string;
  readonly notes: readonly string[];
};

/** Number of collapsed places. */
export const furtherThanNearest = (places: readonly unknown[]): number => Math.max(0, places.length - NEAREST);

export const shopWords = ({ shops, near }: { shops: readonly Shop[]; near: string }, { t }: Reader): PlaceWords => ({
  title: near === "" ? t("send.nearest") : t("send.nearestTo", { postcode: near }),
  search: { name: NEAR_FIELDS.shops, label: t("send.near"), find: t("send.findNear"), near },
  more: t("send.moreShops", { count: furtherThanNearest(shops) }),
  places: shops.map(({ store_id: id, name, opening_hours: hours, address }) => ({
    ...{ id, name, far: "" },
    notes: [shopLines(address).join(", "), ...(hours ? [`${t("send.open")}: ${hours}`] : [])],
  })),
});

/** Shops or drop-off points, nearest first, with opening hours if known. */
export function ShopList({ words }: { words: PlaceWords }) {
  const { places } = words;
  const id = useId();
  if (places.length === 0 && !words.search?.near) return null;
  return (
    <section className="relative z-1 border-t border-line px-4 pt-3 pb-3.5 text-body/5" aria-labelledby={id}>
      <b className="text-fine font-medium text-ink-3" id={id}>
        {words.title}
      </b>
      <Places places={places.slice(0, NEAREST)} />
      {places.length > NEAREST ? (
        <details>
          <summary className="inline-flex min-h-11 items-center gap-1 text-ui">
            {words.more}
            <Icon name="chevron-down" small />
          </summary>
          <Places places={places.slice(NEAREST)} />
        </details>
      ) : null}
      {words.search ? <NearField words={words.search} /> : null}
    </section>
  );
}

function Places({ places }: Pick<PlaceWords, "places">) {
  return (
    <ul>
      {places.map(({ id, name, far, notes }) => (
        <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-2 border-line py-2 not-first:border-t" key={id}>
          <Icon name="pin" small />
          <span>
            <b className="font-medium">{name}</b>
            {far === "" ? null : <span className="float-end ms-3 tabular-nums">{far}</span>}
            {notes.map((note) => (
              <Line key={note}>{note}</Line>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NEAR_FORM = "near";
/** Names of the fields, which are also the URL's query parameters. */
export const NEAR_FIELDS = { shops: "near", points: "near_counter" } as const;

/** Searches near another postal code. It belongs to its own form, so that the choices aren't submitted with it. */
function NearField({ words }: { words: NonNullable<PlaceWords["search"]> }) {
  const id = `${words.name}-postcode`;
  return (
    <p className="mt-2 mb-1 grid grid-cols-[minmax(0,160px)_auto] justify-start gap-x-2 gap-y-1">
      <label className="col-span-full text-ui/5 text-ink-2" htmlFor={id}>
        {words.label}
      </label>
      <Input
        id={id}
        name={words.name}
        form={NEAR_FORM}
        defaultValue={words.near}
        autoComplete="postal-code"
        maxLength={32}
      />
      <Button type="submit" look="quiet" form={NEAR_FORM}>
        {words.find}
      </Button>
    </p>
  );
}

/** The form of that field; it is outside of the form with the choices and works without scripts. */
export const NearForm = ({ action }: { action: string }) => <form id={NEAR_FORM} action={action} />;
