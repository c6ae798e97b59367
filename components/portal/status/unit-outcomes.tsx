import { moneyText } from "@/components/ui/money";
import { Stamp, type StampTone } from "@/components/ui/stamp";
import { Thumb } from "@/components/ui/thumb";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../copy/reader";
import { status } from "../copy/status";
import type { Tracking } from "./tracking-view";

type UnitOutcomesProps = { tracking: Tracking; store: PortalStore; currency: string; reader: Reader };
type Unit = Tracking["units"][number];

/** One card per piece, because one of two may be accepted. */
export function UnitOutcomes({ tracking, store, currency, reader }: UnitOutcomesProps) {
  return (
    <section aria-labelledby="units">
      <h2 id="units">{status.itemsTitle(tracking.units.length)}</h2>
      <ul className="outcomes">
        {tracking.units.map((unit) => (
          <li key={unit.unit_id}>
            <Thumb src={unit.image_url} fallback={unit.name} />
            <div>
              <h3>{unit.name}</h3>
              <p className="note">{[unit.variant_name, placeOf(unit, tracking.units)].filter(Boolean).join(". ")}</p>
              <Verdict unit={unit} />
            </div>
            <p className="amount" data-void={isRefused(unit) || undefined}>
              {moneyText(unit.paid_amount, currency, reader.locale)}
            </p>
            {isRefused(unit) ? <Refusal unit={unit} store={store} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHOLE_PERCENT = 100;

const VERDICTS = {
  APPROVED: { tone: "ok", text: status.accepted },
  DECLINED: { tone: "bad", text: status.declined },
  MISSING: { tone: "miss", text: status.missing },
} as const satisfies Record<string, { tone: StampTone; text: string }>;

function Verdict({ unit }: { unit: Unit }) {
  if (unit.keep_your_item) {
    const { refund_percentage: percentage } = unit.keep_your_item;
    return <Stamp tone="ok">{percentage === WHOLE_PERCENT ? status.kept : status.keptFor(percentage)}</Stamp>;
  }
  if (!unit.review_status) return null;
  const { tone, text } = VERDICTS[unit.review_status];
  return <Stamp tone={tone}>{text}</Stamp>;
}

function Refusal({ unit, store }: { unit: Unit; store: PortalStore }) {
  return (
    <div className="why">
      {unit.reject_reason ? <p>{unit.reject_reason}</p> : null}
      {store.contact_email ? <a href={`mailto:${store.contact_email}`}>{status.wrong(store.name)}</a> : null}
    </div>
  );
}

const isRefused = (unit: Unit): boolean => unit.review_status === "DECLINED" || unit.review_status === "MISSING";

/** "2 of 3" where a line came back more than once. */
function placeOf(unit: Unit, units: readonly Unit[]): string {
  const same = units.filter((one) => one.line_item_id === unit.line_item_id);
  return same.length > 1 ? status.nth(same.indexOf(unit) + 1, same.length) : "";
}
