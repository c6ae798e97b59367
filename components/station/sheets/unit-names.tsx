import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { Sub } from "../ui/text";
import type { StationUnit } from "../work/types";

/** Units by name, with what was paid for them. */
export function UnitNames({ units, currency }: { units: readonly StationUnit[]; currency: string }) {
  return (
    <ul className="mt-4 [--thumb:56px]">
      {units.map((unit) => (
        <li className="flex items-center gap-4 border-b border-line py-2.5" key={unit.unit_id}>
          <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{unit.name}</b>
            <Sub className="block">{unit.variant_name}</Sub>
          </span>
          <span>{moneyText(unit.paid_amount, currency, LOCALE)}</span>
        </li>
      ))}
    </ul>
  );
}
