import type { z } from "zod";
import { localLines } from "@/components/ui/address-lines";
import { Icon } from "@/components/ui/icon";
import type { ReturnStoreDto } from "@/contract/storefront/options";
import type { Reader } from "../reader";

export type Shop = z.output<typeof ReturnStoreDto>;

const NOT_SAID = { company: "", first_name: "", last_name: "" };

/** Its name stands above it, and all of them are in the shopper's country. */
export const shopLines = (address: Shop["address"]): string[] => localLines({ ...address, ...NOT_SAID });

/** Shown at once; the others are behind a fold. */
const NEAREST = 3;

/** What a list of places says: made on the server, so that the browser gets these texts alone. */
export type PlaceWords = {
  readonly title: string;
  /** Null: the page has such a field already. */
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
  /** "350 m"; empty: not known. */
  readonly far: string;
  readonly notes: readonly string[];
};

/** How many are behind the fold. */
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

/** Shops or counters that take it, the nearest first, with their hours where those are known. */
export function ShopList({ words }: { words: PlaceWords }) {
  const { places } = words;
  if (places.length === 0 && !words.search?.near) return null;
  return (
    <div className="shops">
      <b>{words.title}</b>
      <Places places={places.slice(0, NEAREST)} />
      {places.length > NEAREST ? (
        <details>
          <summary>
            {words.more}
            <Icon name="chevron-down" small />
          </summary>
          <Places places={places.slice(NEAREST)} />
        </details>
      ) : null}
      {words.search ? <NearField words={words.search} /> : null}
    </div>
  );
}

function Places({ places }: Pick<PlaceWords, "places">) {
  return (
    <ul>
      {places.map(({ id, name, far, notes }) => (
        <li key={id}>
          <Icon name="pin" small />
          <span>
            <b>{name}</b>
            {far === "" ? null : <span className="far">{far}</span>}
            {notes.map((note) => (
              <span className="note" key={note}>
                {note}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NEAR_FORM = "near";
/** Names of the fields, and so of what the address of the page says. */
export const NEAR_FIELDS = { shops: "near", points: "near_counter" } as const;

/** Searches near another postal code. It belongs to a form of its own, so that the choices are not sent with it. */
function NearField({ words }: { words: NonNullable<PlaceWords["search"]> }) {
  const id = `${words.name}-postcode`;
  return (
    <p className="near">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        className="input"
        name={words.name}
        form={NEAR_FORM}
        defaultValue={words.near}
        autoComplete="postal-code"
        maxLength={32}
      />
      <button type="submit" className="btn quiet" form={NEAR_FORM}>
        {words.find}
      </button>
    </p>
  );
}

/** The form of that field; it stands outside of the form of the choices and works without scripts. */
export const NearForm = ({ action }: { action: string }) => <form id={NEAR_FORM} action={action} />;
