"use client";

import { Box } from "lucide-react";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { matchedOrders } from "../work/match-found";
import type { Station } from "../work/station";
import type { FoundParcel, Match } from "../work/types";

/** What was found: each thing with its photo, and the order that accounts for it. */
export function FoundThings({ station, match }: { station: Station; match: Match }) {
  const { found, orders, chosen } = match;
  const orderOf = new Map(
    matchedOrders(orders, chosen).flatMap(({ order_id, lines }) =>
      lines.flatMap(({ item_ids }) => item_ids.map((id): [string, string] => [id, nameOf(orders, order_id)])),
    ),
  );
  const timeZone = station.read().facts.stores[0]?.time_zone ?? "UTC";
  const own = found.photos.filter(({ item_id }) => item_id === "");
  return (
    <section className="parcel" aria-labelledby="parcel">
      <header>
        <div>
          <p className="sub cut">
            {found.process_id === "" ? "Nobody announced it" : "Beside an announced return"},{" "}
            {formatTime(found.found_at, "date", { timeZone, locale: LOCALE })}
          </p>
          <h2 className="code" id="parcel">
            {found.plate}
          </h2>
        </div>
        <p className="count">
          <b>{found.items.length}</b> {found.items.length === 1 ? "thing" : "things"}
        </p>
      </header>
      <ol className="units things">
        {own.length > 0 || found.note !== "" || found.code !== "" ? (
          <li className="plain">
            <Pictures station={station} photos={own} name="the parcel" />
            <span className="about">
              <b className="cut">{found.code === "" ? "The parcel itself" : found.code}</b>
              <span className="sub">{found.note}</span>
            </span>
          </li>
        ) : null}
        {found.items.map(({ item_id, code, description, matched_to }, index) => (
          <li className="plain" key={item_id}>
            <Pictures
              station={station}
              photos={found.photos.filter((photo) => photo.item_id === item_id)}
              name={description || `thing ${index + 1}`}
            />
            <span className="about">
              <b className="cut">{description || `Thing ${index + 1}`}</b>
              <span className="sub cut code">{code}</span>
              <Owner name={matched_to === "" ? (orderOf.get(item_id) ?? "") : "a return already"} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameOf = (orders: Match["orders"], orderId: string): string =>
  orders.find(({ order_id }) => order_id === orderId)?.order_name ?? "";

function Owner({ name }: { name: string }) {
  return name === "" ? (
    <span className="sub">Of no chosen order</span>
  ) : (
    <span className="seal" data-tone="ok">
      Of {name}
    </span>
  );
}

type PicturesProps = { station: Station; photos: FoundParcel["photos"]; name: string };

/** The first photo; pressed, as large as the bench allows. */
function Pictures({ station, photos, name }: PicturesProps) {
  const [first] = photos;
  if (first === undefined)
    return (
      <span className="thumb" aria-hidden="true">
        <Box />
      </span>
    );
  const { pathname, search } = new URL(first.url, location.href);
  const url = pathname + search;
  return (
    <button
      className="thumb"
      type="button"
      aria-label={`Enlarge the photo of ${name}`}
      onClick={() => station.change({ sheet: { kind: "PICTURE", heldBy: null, url, name } })}
    >
      {/* biome-ignore lint/performance/noImgElement: a signed link of ours */}
      <img src={url} alt="" />
    </button>
  );
}
