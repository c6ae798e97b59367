import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import type { StationUnit } from "../work/types";

/** Units by name, with what was paid for them. */
export function UnitNames({ units, currency }: { units: readonly StationUnit[]; currency: string }) {
  return (
    <ul className="names">
      {units.map((unit) => (
        <li key={unit.unit_id}>
          <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
          <span>
            <b>{unit.name}</b>
            <span className="sub">{unit.variant_name}</span>
          </span>
          <span className="amount">{moneyText(unit.paid_amount, currency, LOCALE)}</span>
        </li>
      ))}
    </ul>
  );
}
