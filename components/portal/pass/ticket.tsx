import { Cell, Cells } from "@/components/ui/cells";
import type { PortalStore } from "@/contract/storefront/store";
import { pass } from "../copy/pass";
import type { Reader } from "../copy/reader";
import { StoreLogo } from "../shell/store-logo";
import type { Tracking } from "../status/tracking-view";
import { addressLines } from "./address-lines";
import { Deadline } from "./deadline";
import { QrCode } from "./qr-code";

type TicketProps = { store: PortalStore; tracking: Tracking; reader: Reader; now: string };

/** The return pass: code above the perforation, what to do below it. Looks like paper in either mode, prints on A6. */
export function Ticket({ store, tracking, reader, now }: TicketProps) {
  return (
    <article className="ticket" aria-label={pass.kind}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{pass.kind}</span>
        </header>
        <QrCode payload={tracking.pass_payload} spoken={pass.codeSpoken(tracking.return_code)} />
        <p className="ticket-id">{tracking.return_code}</p>
        <p className="ticket-hint">{pass.dim}</p>
      </div>
      <div className="ticket-body">
        <Deadline tracking={tracking} reader={reader} now={now} />
        <ol className="ticket-steps">
          {pass.steps(tracking.return_method, tracking.carrier_name, onlySent(tracking)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Cells columns={2}>
          <Cell label={pass.from}>
            <AddressLines lines={addressLines(tracking.from)} />
          </Cell>
          <Cell label={pass.to}>
            <AddressLines lines={addressLines(tracking.to)} />
          </Cell>
          <Cell label={tracking.carrier_name} wide>
            <span className="code">{tracking.tracking_number}</span>
          </Cell>
        </Cells>
      </div>
    </article>
  );
}

/** Names of what goes into the parcel, where something else is kept. */
function onlySent({ units }: Tracking): string[] {
  const sent = units.filter((unit) => unit.keep_your_item === null);
  return sent.length === units.length ? [] : Array.from(new Set(sent.map((unit) => unit.name)));
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="address-line" key={line}>
      {line}
    </span>
  ));
}
