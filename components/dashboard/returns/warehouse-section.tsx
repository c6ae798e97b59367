import type { z } from "zod";
import type { getInspection } from "@/contract/dashboard/inspection";
import { t } from "@/messages/dashboard/return";
import { Badge } from "../../ui/badge";
import type { UnitOfItem } from "../return-facts/detail";

/** What stations recorded about a return, including unexpected items in its parcel. */
export type Bench = z.output<typeof getInspection.output>;

type WarehouseSectionProps = { bench: Bench; units: readonly UnitOfItem[]; processId: string };

/** Inspection records: grades, checklists, photos and unexpected items. Empty if there are none. */
export function WarehouseSection({ bench, units, processId }: WarehouseSectionProps) {
  const seen = units.flatMap(({ unit, item, number }) => {
    const look = bench.units.find(({ unit_id }) => unit_id === unit.unit_id);
    const photos = bench.photos.filter(({ unit_id }) => unit_id === unit.unit_id);
    if (look === undefined && photos.length === 0) return [];
    return [{ id: unit.unit_id, number, name: item.product.name, look, photos }];
  });
  const { found } = bench;
  if (seen.length === 0 && found.length === 0) return null;
  return (
    <section aria-labelledby="bench">
      <h2 id="bench">{t("warehouseSection.title")}</h2>
      <ul className="[&>li]:py-3 [&>li]:px-0 [&>li]:border-b [&>li]:border-line [&>li]:gap-1.5 [&>li]:grid [&>li>p:first-child]:gap-y-1 [&>li>p:first-child]:gap-x-3 [&>li>p:first-child]:items-center [&>li>p:first-child]:flex [&>li>p:first-child]:flex-wrap">
        {seen.map(({ id, number, name, look, photos }) => (
          <li key={id}>
            <p>
              <b className="font-semibold">
                {number}. {name}
              </b>
              {look?.grade ? <Badge tone="ok">{look.grade}</Badge> : null}
            </p>
            {look === undefined || look.checks.length === 0 ? null : (
              <p className="text-ink-2 text-[13px]">
                {t("warehouseSection.verified", { checks: look.checks.join(", ") })}
              </p>
            )}
            <Photos photos={photos.map(({ photo_id, url }) => ({ id: photo_id, url }))} name={name} />
          </li>
        ))}
        {found.map((each) => (
          <Find key={each.found_id} found={each} isOrigin={each.process_id !== processId} units={units} />
        ))}
      </ul>
    </section>
  );
}

type FindProps = { found: Bench["found"][number]; isOrigin: boolean; units: readonly UnitOfItem[] };

/** An unexpected parcel that became this return, or an unexpected item in its parcel. */
function Find({ found, isOrigin, units }: FindProps) {
  const { plate, person, place, note, items, photos } = found;
  return (
    <li>
      <p>
        <b className="font-semibold">
          {isOrigin ? t("warehouseSection.unexpectedItems") : t("warehouseSection.alsoInParcel")}
        </b>
        <span className="font-mono text-code">{plate}</span>
      </p>
      <p className="text-ink-2 text-[13px]">{[person, place, note].filter((text) => text !== "").join(", ")}</p>
      <ul className="list-disc pl-5 text-[13px]">
        {items.map(({ item_id, code, description, unit_id }) => (
          <li key={item_id}>
            {description || t("warehouseSection.unnamedItem")}
            {code === "" ? null : (
              <>
                , <span className="font-mono text-code text-[12px]!">{code}</span>
              </>
            )}
            {unit_id === "" ? null : `, ${insteadWords(units.find(({ unit }) => unit.unit_id === unit_id))}`}
          </li>
        ))}
      </ul>
      <Photos photos={photos.map(({ photo_id, url }) => ({ id: photo_id, url }))} name={plate} />
    </li>
  );
}

/** Names the unit that the item was sent instead of. */
const insteadWords = (unit: UnitOfItem | undefined): string =>
  unit === undefined
    ? t("warehouseSection.insteadOfOther")
    : t("warehouseSection.insteadOfUnit", { number: unit.number });

/** Photo links expire after ten minutes; opening one later requires reloading the return. */
function Photos({ photos, name }: { photos: readonly { id: string; url: string }[]; name: string }) {
  if (photos.length === 0) return null;
  return (
    <p className="gap-2 flex flex-wrap [&_img]:border [&_img]:border-line [&_img]:rounded-badge [&_img]:bg-sunken [&_img]:object-cover [&_img]:size-18">
      {photos.map(({ id, url }, index) => {
        const { pathname, search } = new URL(url);
        return (
          <a key={id} href={pathname + search} target="_blank" rel="noreferrer">
            {/* biome-ignore lint/performance/noImgElement: a signed link of ours */}
            <img src={pathname + search} alt={`${name}, ${index + 1}`} loading="lazy" />
          </a>
        );
      })}
    </p>
  );
}
