import { Box } from "lucide-react";
import { formatTime } from "../../ui/format-time";
import { Column } from "../ui/bench";
import { Frame, FrameButton } from "../ui/frame";
import { useText } from "../ui/reader";
import { Seal } from "../ui/seal";
import { Sub } from "../ui/text";
import { ThingRow, UnitName, Units } from "../ui/units";
import { matchedOrders } from "../work/match-unannounced";
import type { Station } from "../work/station";
import type { Match, UnannouncedParcel } from "../work/types";

/** Found items: each with its photo, and the order that it is matched to. */
export function UnannouncedThings({ station, match }: { station: Station; match: Match }) {
  const t = useText();
  const { found, orders, chosen } = match;
  const orderOf = new Map(
    matchedOrders(orders, chosen).flatMap(({ order_id, lines }) =>
      lines.flatMap(({ item_ids }) => item_ids.map((id): [string, string] => [id, nameOf(orders, order_id)])),
    ),
  );
  const timeZone = station.read().facts.stores[0]?.time_zone ?? "UTC";
  const date = formatTime(found.found_at, "date", { timeZone, locale: station.locale });
  const own = found.photos.filter(({ item_id }) => item_id === "");
  return (
    <Column
      about={t(found.process_id === "" ? "things.unexpected" : "things.withReturn", { date })}
      code={found.plate}
      count={t.rich("common.itemsCounted", { count: found.items.length, b: (count) => <b>{count}</b> })}
    >
      <Units>
        {own.length > 0 || found.note !== "" || found.code !== "" ? (
          <ThingRow>
            <Pictures station={station} photos={own} name={t("things.theParcel")} />
            <span>
              <UnitName>{found.code === "" ? t("common.parcel") : found.code}</UnitName>
              <Sub>{found.note}</Sub>
            </span>
          </ThingRow>
        ) : null}
        {found.items.map(({ item_id, code, description, matched_to }, index) => (
          <ThingRow key={item_id}>
            <Pictures
              station={station}
              photos={found.photos.filter((photo) => photo.item_id === item_id)}
              name={description || t("things.unnamed", { number: index + 1 })}
            />
            <span>
              <UnitName>{description || t("common.item", { number: index + 1 })}</UnitName>
              <Sub isCut isCode>
                {code}
              </Sub>
              <Owner order={orderOf.get(item_id) ?? ""} isReturned={matched_to !== ""} />
            </span>
          </ThingRow>
        ))}
      </Units>
    </Column>
  );
}

const nameOf = (orders: Match["orders"], orderId: string): string =>
  orders.find(({ order_id }) => order_id === orderId)?.order_name ?? "";

function Owner({ order, isReturned }: { order: string; isReturned: boolean }) {
  const t = useText();
  if (!isReturned && order === "") return <Sub>{t("things.notInOrder")}</Sub>;
  return (
    <Seal tone="ok" isHit>
      {isReturned ? t("things.inReturn") : t("things.inOrder", { order })}
    </Seal>
  );
}

type PicturesProps = { station: Station; photos: UnannouncedParcel["photos"]; name: string };

/** The first photo; press to enlarge it. */
function Pictures({ station, photos, name }: PicturesProps) {
  const t = useText();
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
      aria-label={t("things.enlarge", { name })}
      onClick={() => station.change({ sheet: { kind: "PICTURE", heldBy: null, url, name } })}
    >
      {/* biome-ignore lint/performance/noImgElement: a signed link of ours */}
      <img className="size-full object-cover" src={url} alt="" />
    </FrameButton>
  );
}
