import { addressLines } from "@/components/ui/address-lines";
import { Cell } from "@/components/ui/cells";
import type { PortalStore } from "@/contract/storefront/store";
import { listed } from "@/contract/vocabulary/language";
import { isolated } from "@/messages/isolated";
import { QrCode } from "../../ui/qr-code";
import type { Reader } from "../reader";
import { type Point, passPointTitle, pointNotes } from "../send/point-words";
import { type Shop, shopLines } from "../send/shop-list";
import type { Tracking } from "../status/tracking-view";
import { FactCells } from "../ui/cells";
import { Code } from "../ui/code";
import { Deadline } from "./deadline";
import { passSteps, spokenCode } from "./pass-steps";
import { TicketHint, TicketNumber, TicketPaper, TicketSteps } from "./ticket-paper";

type TicketProps = {
  store: PortalStore;
  tracking: Tracking;
  reader: Reader;
  now: string;
  /** The drop-off points or shops, when it is brought in person. */
  shops: readonly Shop[];
  /** The carrier's drop-off points, nearest first. */
  points: readonly Point[];
};

/** The return pass: code above the perforation, steps below. Looks like paper in light and dark mode, prints on A6. */
export function Ticket({ store, tracking, reader, now, shops, points }: TicketProps) {
  const { t } = reader;
  // Not read at the drop-off: it tells the warehouse which return it opens.
  const isForParcel = tracking.label_source === "NONE" || tracking.prints_label;
  return (
    <TicketPaper
      store={store}
      kind={t("pass.kind")}
      code={
        <>
          <PassCode tracking={tracking} spoken={spokenCode(t, tracking.return_code)} />
          <TicketNumber>{tracking.return_code}</TicketNumber>
          <TicketHint>{t(isForParcel ? "manual.own.hint" : "pass.dim")}</TicketHint>
        </>
      }
      body={
        <>
          <Deadline tracking={tracking} reader={reader} now={now} />
          <TicketSteps steps={passSteps(reader, tracking)} />
          <Places {...{ tracking, reader, shops }} />
          <Counters points={points} reader={reader} />
        </>
      }
    />
  );
}

const CELLS =
  "rounded-none bg-transparent print:*:px-[2mm] print:*:py-[1mm] [&_dd]:text-ui/4.75 print:[&_dd]:text-[11px]/[14px] print-small:[&_:is(dt,dd)]:text-[10px]/3";

/** Origin, destination, and the replacement items. */
function Places({ tracking, reader, shops }: Pick<TicketProps, "tracking" | "reader" | "shops">) {
  const { t, locale } = reader;
  const [from, to] = [addressLines(tracking.from, locale), addressLines(tracking.to, locale)];
  const newItems = newItemLines(tracking, reader);
  return (
    <FactCells columns={2} className={CELLS}>
      {shops.length > 0 ? (
        shops.slice(0, SHOPS_ON_TICKET).map((shop) => (
          <Cell key={shop.store_id} label={t("pass.to")}>
            <AddressLines lines={[shop.name, ...shopLines(shop.address), shop.opening_hours].filter(Boolean)} />
          </Cell>
        ))
      ) : (
        <>
          {from.length === 0 ? null : (
            <Cell label={t("pass.from")} wide={to.length === 0}>
              <AddressLines lines={from} />
            </Cell>
          )}
          {to.length === 0 ? null : (
            <Cell label={t("pass.to")} wide={from.length === 0}>
              <AddressLines lines={to} />
            </Cell>
          )}
        </>
      )}
      {tracking.tracking_number === "" ? null : (
        <Cell label={tracking.carrier_name || t("manual.track.number")} wide>
          <Code>{tracking.tracking_number}</Code>
        </Cell>
      )}
      {newItems.length > 0 ? (
        <Cell label={t("exchange.instead")} wide>
          <AddressLines lines={newItems} />
        </Cell>
      ) : null}
    </FactCells>
  );
}

/** The nearest drop-off points of the carrier. */
function Counters({ points, reader }: Pick<TicketProps, "points" | "reader">) {
  if (points.length === 0) return null;
  return (
    <FactCells
      columns={2}
      className={`grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] border-t-0 print:hidden ${CELLS}`}
    >
      {points.slice(0, SHOPS_ON_TICKET).map((point, index) => (
        <Cell key={point.point_id} label={passPointTitle(point, index, reader)} icon="pin">
          <AddressLines lines={[point.name, ...pointNotes(point, reader)]} />
        </Cell>
      ))}
    </FactCells>
  );
}

const CODE_SIZE = "mx-auto mt-1 block h-auto w-[min(100%,304px)] print:w-[46mm] print-small:w-[36mm]";

/** The carrier's own code, if its drop-off points read one; otherwise the return's code. */
function PassCode({ tracking, spoken }: { tracking: Tracking; spoken: string }) {
  const { qr_code_url: url, pass_payload: payload } = tracking;
  if (url === null) return <QrCode payload={payload} spoken={spoken} className={CODE_SIZE} />;
  // biome-ignore lint/performance/noImgElement: a signed address of a file that lives ten minutes
  return <img className={CODE_SIZE} src={url} alt={spoken} width={240} height={240} />;
}

const SHOPS_ON_TICKET = 2;

/** "Rain jacket, L × 2": the replacement items. */
function newItemLines({ units }: Tracking, { t, locale }: Reader): string[] {
  const names = units.flatMap(({ new_item: item }) =>
    item === null ? [] : [listed([item.name, item.variant_name].map(isolated), locale)],
  );
  return Array.from(new Set(names), (item) =>
    t("money.times", { item, count: names.filter((one) => one === item).length }),
  );
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="block font-normal first:font-medium" key={line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
