import { Box } from "lucide-react";
import { formatTime } from "../../ui/format-time";
import { Column } from "../ui/bench";
import { Frame, FrameButton } from "../ui/frame";
import { Seal } from "../ui/seal";
import { Sub } from "../ui/text";
import { ThingRow, UnitName, Units } from "../ui/units";
import { LOCALE } from "../work/locale";
import { matchedOrders } from "../work/match-unannounced";
import type { Station } from "../work/station";
import type { Match, UnannouncedParcel } from "../work/types";

/** What was found: each thing with its photo, and the order that accounts for it. */
export function UnannouncedThings({ station, match }: { station: Station; match: Match }) {
  const { found, orders, chosen } = match;
  const orderOf = new Map(
    matchedOrders(orders, chosen).flatMap(({ order_id, lines }) =>
      lines.flatMap(({ item_ids }) => item_ids.map((id): [string, string] => [id, nameOf(orders, order_id)])),
    ),
  );
  const timeZone = station.read().facts.stores[0]?.time_zone ?? "UTC";
  const own = found.photos.filter(({ item_id }) => item_id === "");
  return (
    <Column
      about={`${found.process_id === "" ? "Unexpected parcel" : "Found with a return"}, ${formatTime(found.found_at, "date", { timeZone, locale: LOCALE })}`}
      code={found.plate}
      count={
        <>
          <b>{found.items.length}</b> {found.items.length === 1 ? "item" : "items"}
        </>
      }
    >
      <Units>
        {own.length > 0 || found.note !== "" || found.code !== "" ? (
          <ThingRow>
            <Pictures station={station} photos={own} name="the parcel" />
            <span>
              <UnitName>{found.code === "" ? "Parcel" : found.code}</UnitName>
              <Sub>{found.note}</Sub>
            </span>
          </ThingRow>
        ) : null}
        {found.items.map(({ item_id, code, description, matched_to }, index) => (
          <ThingRow key={item_id}>
            <Pictures
              station={station}
              photos={found.photos.filter((photo) => photo.item_id === item_id)}
              name={description || `item ${index + 1}`}
            />
            <span>
              <UnitName>{description || `Item ${index + 1}`}</UnitName>
              <Sub isCut isCode>
                {code}
              </Sub>
              <Owner name={matched_to === "" ? (orderOf.get(item_id) ?? "") : "a return"} />
            </span>
          </ThingRow>
        ))}
      </Units>
    </Column>
  );
}

const nameOf = (orders: Match["orders"], orderId: string): string =>
  orders.find(({ order_id }) => order_id === orderId)?.order_name ?? "";

function Owner({ name }: { name: string }) {
  return name === "" ? (
    <Sub>Not in a chosen order</Sub>
  ) : (
    <Seal tone="ok" isHit>
      In {name}
    </Seal>
  );
}

type PicturesProps = { station: Station; photos: UnannouncedParcel["photos"]; name: string };

/** The first photo; pressed, as large as the bench allows. */
function Pictures({ station, photos, name }: PicturesProps) {
  const [first] = photos;
  if (first === undefined)
    return (
      <Frame>
        <Box />
      </Frame>
    );
  const { pathname, search } = new URL(first.url, location.href);
  const url = pathname + search;
  return (
    <FrameButton
      aria-label={`Enlarge the photo of ${name}`}
      onClick={() => station.change({ sheet: { kind: "PICTURE", heldBy: null, url, name } })}
    >
      {/* biome-ignore lint/performance/noImgElement: a signed link of ours */}
      <img className="size-full object-cover" src={url} alt="" />
    </FrameButton>
  );
}
