import { addressLines } from "@/components/ui/address-lines";
import { Cell, Cells } from "@/components/ui/cells";
import type { PortalStore } from "@/contract/storefront/store";
import { isolated } from "@/messages/isolated";
import { QrCode } from "../../ui/qr-code";
import type { Reader } from "../reader";
import { type Point, pointFar, pointNotes } from "../send/point-words";
import { type Shop, shopLines } from "../send/shop-list";
import { StoreLogo } from "../shell/store-logo";
import type { Tracking } from "../status/tracking-view";
import { Deadline } from "./deadline";
import { passSteps, spokenCode } from "./pass-steps";

type TicketProps = {
  store: PortalStore;
  tracking: Tracking;
  reader: Reader;
  now: string;
  /** Where it may be brought, where it is brought in person. */
  shops: readonly Shop[];
  /** Counters of the carrier, the nearest first. */
  points: readonly Point[];
};

/** The return pass: code above the perforation, what to do below it. Looks like paper in either mode, prints on A6. */
export function Ticket({ store, tracking, reader, now, shops, points }: TicketProps) {
  const { t, locale } = reader;
  const to = addressLines(tracking.to, locale);
  const newItems = newItemLines(tracking, reader);
  // Nobody at a counter reads it: it tells the warehouse whose parcel it opens.
  const isForParcel = tracking.label_source === "NONE" || tracking.prints_label;
  return (
    <article className="ticket" aria-label={t("pass.kind")}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{t("pass.kind")}</span>
        </header>
        <PassCode tracking={tracking} spoken={spokenCode(t, tracking.return_code)} />
        <p className="ticket-id">{tracking.return_code}</p>
        <p className="ticket-hint">{t(isForParcel ? "manual.own.hint" : "pass.dim")}</p>
      </div>
      <div className="ticket-body">
        <Deadline tracking={tracking} reader={reader} now={now} />
        <ol className="ticket-steps">
          {passSteps(reader, tracking).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Cells columns={2}>
          {shops.length > 0 ? (
            shops.slice(0, SHOPS_ON_TICKET).map((shop) => (
              <Cell key={shop.store_id} label={t("pass.to")}>
                <AddressLines lines={[shop.name, ...shopLines(shop.address), shop.opening_hours].filter(Boolean)} />
              </Cell>
            ))
          ) : (
            <>
              <Cell label={t("pass.from")} wide={to.length === 0}>
                <AddressLines lines={addressLines(tracking.from, locale)} />
              </Cell>
              {to.length === 0 ? null : (
                <Cell label={t("pass.to")}>
                  <AddressLines lines={to} />
                </Cell>
              )}
            </>
          )}
          {tracking.tracking_number === "" ? null : (
            <Cell label={tracking.carrier_name || t("manual.track.number")} wide>
              <span className="code">{tracking.tracking_number}</span>
            </Cell>
          )}
          {newItems.length > 0 ? (
            <Cell label={t("exchange.instead")} wide>
              <AddressLines lines={newItems} />
            </Cell>
          ) : null}
        </Cells>
        {points.length > 0 ? (
          <Cells columns={2} className="counters">
            {points.slice(0, SHOPS_ON_TICKET).map((point) => (
              <Cell
                key={point.point_id}
                label={[t("pass.counter"), pointFar(point, reader)].filter(Boolean).join(", ")}
                icon="pin"
              >
                <AddressLines lines={[point.name, ...pointNotes(point, reader)]} />
              </Cell>
            ))}
          </Cells>
        ) : null}
      </div>
    </article>
  );
}

/** The carrier's own code, where its counters read one; else the code of the return. */
function PassCode({ tracking, spoken }: { tracking: Tracking; spoken: string }) {
  const { qr_code_url: url, pass_payload: payload } = tracking;
  if (url === null) return <QrCode payload={payload} spoken={spoken} />;
  // biome-ignore lint/performance/noImgElement: a signed address of a file that lives ten minutes
  return <img className="qr" src={url} alt={spoken} width={240} height={240} />;
}

const SHOPS_ON_TICKET = 2;

/** "Rain jacket, L × 2": what is sent instead. */
function newItemLines({ units }: Tracking, { t }: Reader): string[] {
  const names = units.flatMap(({ new_item: item }) =>
    item === null ? [] : [[item.name, item.variant_name].filter(Boolean).map(isolated).join(", ")],
  );
  return Array.from(new Set(names), (item) =>
    t("money.times", { item, count: names.filter((one) => one === item).length }),
  );
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="address-line" key={line}>
      {line}
    </span>
  ));
}
