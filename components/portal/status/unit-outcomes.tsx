import { Badge, type BadgeTone } from "@/components/ui/badge";
import { moneyText } from "@/components/ui/money";
import { Thumb } from "@/components/ui/thumb";
import type { PortalStore } from "@/contract/storefront/store";
import { listed } from "@/contract/vocabulary/language";
import { isolated } from "@/messages/isolated";
import { pathOf } from "../path-of";
import type { Reader } from "../reader";
import { Line } from "../ui/slip";
import type { ReturnActs } from "./return-acts";
import type { Tracking } from "./tracking-view";

type UnitOutcomesProps = {
  tracking: Tracking;
  store: PortalStore;
  currency: string;
  reader: Reader;
  /** Inspection results of the rejected ones. */
  photos: ReturnActs["refusal_photos"];
};
type Unit = Tracking["units"][number];

/** One card per unit, because one of two may be accepted. */
export function UnitOutcomes({ tracking, store, currency, reader, photos }: UnitOutcomesProps) {
  return (
    <section className="mt-9" aria-labelledby="units">
      <h2 id="units">{reader.t("status.itemsTitle", { count: tracking.units.length })}</h2>
      <ul className="mt-3 divide-y divide-line rounded-brand border border-line bg-surface">
        {tracking.units.map((unit) => (
          <li
            className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4 p-4 max-2xs:grid-cols-1 max-2xs:gap-y-2"
            key={unit.unit_id}
          >
            <Thumb className="w-16 max-2xs:hidden" src={unit.image_url} fallback={unit.name} />
            <div className="[&>[data-badge]]:mt-2">
              <h3>{isolated(unit.name)}</h3>
              <p className="text-ui text-ink-2">
                {[isolated(unit.variant_name), placeOf(unit, tracking.units, reader)].filter(Boolean).join(". ")}
              </p>
              <Verdict unit={unit} reader={reader} />
              <Instead unit={unit} orderName={tracking.exchange_order_name} reader={reader} />
            </div>
            {unit.new_item === null && !tracking.is_gift ? (
              <p
                className="font-medium whitespace-nowrap wrap-normal data-void:text-ink-3 data-void:line-through"
                data-void={isRefused(unit) || undefined}
              >
                {moneyText(unit.paid_amount, currency, reader.locale)}
              </p>
            ) : null}
            {isRefused(unit) ? <Refusal {...{ unit, store, reader, photos }} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHOLE_PERCENT = 100;

const VERDICTS = {
  APPROVED: { tone: "ok", text: "status.accepted" },
  DECLINED: { tone: "bad", text: "status.declined" },
  MISSING: { tone: "miss", text: "status.missing" },
} as const satisfies Record<string, { tone: BadgeTone; text: `status.${string}` }>;

function Verdict({ unit, reader: { t } }: { unit: Unit; reader: Reader }) {
  if (unit.keep_your_item) {
    const { refund_percentage: percentage } = unit.keep_your_item;
    const text = percentage === WHOLE_PERCENT ? t("status.kept") : t("status.keptFor", { percentage });
    return <Badge tone="ok">{text}</Badge>;
  }
  if (!unit.review_status) return null;
  const { tone, text } = VERDICTS[unit.review_status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The new item and its order. */
function Instead({ unit, orderName, reader: { t, locale } }: { unit: Unit; orderName: string | null; reader: Reader }) {
  if (unit.new_item === null || isRefused(unit)) return null;
  const { name, variant_name, image_url } = unit.new_item;
  return (
    <div className="mt-2 flex items-center gap-3">
      <Thumb className="w-12 max-2xs:hidden" src={image_url} fallback={name} />
      <p>
        <Line>{t("exchange.instead")}</Line> {listed([name, variant_name].map(isolated), locale)}
        <Line>{orderName === null ? t("exchange.becomesOrder") : t("exchange.isOrder", { name: orderName })}</Line>
      </p>
    </div>
  );
}

type RefusalProps = Pick<UnitOutcomesProps, "store" | "reader" | "photos"> & { unit: Unit };

function Refusal({ unit, store, reader: { t }, photos }: RefusalProps) {
  const seen = photos.filter(({ unit_id }) => unit_id === unit.unit_id);
  return (
    <div className="col-[2/-1] mt-3 grid gap-0.5 border-t border-dashed border-rule pt-2.5 text-body/5.25 max-2xs:col-[1/-1] [&>a]:text-ui/5.25">
      {unit.reject_reason ? <p>{unit.reject_reason}</p> : null}
      {seen.length === 0 ? null : (
        <ul className="my-2 flex flex-wrap gap-2">
          {seen.map(({ url }, index) => (
            <li key={url}>
              <a href={pathOf(url)} target="_blank" rel="noreferrer">
                {/* biome-ignore lint/performance/noImgElement: behind a link that is signed for minutes */}
                <img
                  className="size-18 rounded-[4px] border border-line object-cover"
                  src={pathOf(url)}
                  alt={t("status.checkPhoto", { nth: index + 1, item: unit.name })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {store.contact_email ? (
        <a href={`mailto:${store.contact_email}`}>{t("status.wrong", { store: store.name })}</a>
      ) : null}
    </div>
  );
}

const isRefused = (unit: Unit): boolean => unit.review_status === "DECLINED" || unit.review_status === "MISSING";

/** "2 of 3" when a line was returned more than once. */
function placeOf(unit: Unit, units: readonly Unit[], { t }: Reader): string {
  const same = units.filter((one) => one.line_item_id === unit.line_item_id);
  return same.length > 1 ? t("status.nth", { nth: same.indexOf(unit) + 1, count: same.length }) : "";
}
