import { Cell, Cells } from "@/components/ui/cells";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { StoreLogo } from "../shell/store-logo";
import type { Tracking } from "../status/tracking-view";
import { addressLines } from "./address-lines";
import { Deadline } from "./deadline";
import { passSteps, spokenCode } from "./pass-steps";
import { QrCode } from "./qr-code";

type TicketProps = { store: PortalStore; tracking: Tracking; reader: Reader; now: string };

/** The return pass: code above the perforation, what to do below it. Looks like paper in either mode, prints on A6. */
export function Ticket({ store, tracking, reader, now }: TicketProps) {
  const { t } = reader;
  const newItems = newItemLines(tracking, reader);
  return (
    <article className="ticket" aria-label={t("pass.kind")}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{t("pass.kind")}</span>
        </header>
        <QrCode payload={tracking.pass_payload} spoken={spokenCode(t, tracking.return_code)} />
        <p className="ticket-id">{tracking.return_code}</p>
        <p className="ticket-hint">{t("pass.dim")}</p>
      </div>
      <div className="ticket-body">
        <Deadline tracking={tracking} reader={reader} now={now} />
        <ol className="ticket-steps">
          {passSteps(reader, tracking).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Cells columns={2}>
          <Cell label={t("pass.from")}>
            <AddressLines lines={addressLines(tracking.from)} />
          </Cell>
          <Cell label={t("pass.to")}>
            <AddressLines lines={addressLines(tracking.to)} />
          </Cell>
          <Cell label={tracking.carrier_name} wide>
            <span className="code">{tracking.tracking_number}</span>
          </Cell>
          {newItems.length > 0 ? (
            <Cell label={t("exchange.instead")} wide>
              <AddressLines lines={newItems} />
            </Cell>
          ) : null}
        </Cells>
      </div>
    </article>
  );
}

/** "Rain jacket, L × 2": what is sent instead. */
function newItemLines({ units }: Tracking, { t }: Reader): string[] {
  const names = units.flatMap(({ new_item: item }) =>
    item === null ? [] : [[item.name, item.variant_name].filter(Boolean).join(", ")],
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
