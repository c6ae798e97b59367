import type { ReactNode } from "react";
import { share } from "./reason-bars";
import type { Analytics } from "./types";

/** What comes back most, how often of what was sold, and why. */
export function ProductTable({ products }: { products: Analytics["products"] }) {
  if (products.length === 0) return <p className="text-ink-2 py-3">Nothing came back in these days.</p>;
  return (
    <table className="table plain">
      <caption className="sr-only">The products that come back most</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="hide-small">
            Why
          </th>
          <th scope="col" data-n>
            Back
          </th>
          <th scope="col" data-n>
            Of sold
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={`${product.sku}${product.name}${product.variant_name}`}>
            <th scope="row" className="whitespace-normal! py-2!">
              <span className="strong">{product.name}</span>
              <span className="block text-[13px]">
                {product.variant_name} <span className="mono">{product.sku}</span>
              </span>
            </th>
            <td className="hide-small whitespace-normal!">
              {product.reasons
                .slice(0, 3)
                .map(({ name, units }) => `${name} ${units}`)
                .join(", ")}
            </td>
            <td data-n>{product.units.toLocaleString("en")}</td>
            <td data-n>{share(product.units, product.ordered_units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As many reasons as fit beside each other. */
const REASONS_BESIDE = 3;
/** What stores call such reasons. */
const ABOUT_SIZE = /small|big|large|tight|loose|short|long|wide|narrow|size|fit/i;

/** What is wider than a phone scrolls by itself, and does not push the page aside. */
function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and only a focus scrolls it by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Which sizes come back, how often of what was sold, and for which reasons: the largest of a size stands out. */
export function SizeTable({ sizes }: { sizes: Analytics["sizes"] }) {
  if (sizes.length === 0) return <p className="text-ink-2 py-3">Nothing that has a size came back in these days.</p>;
  const names = reasonsBeside(sizes);
  const shown = names.slice(0, REASONS_BESIDE);
  return (
    <Sideways label="Reasons by size">
      <table className="table plain">
        <caption className="sr-only">Sizes that come back, with their reasons in units</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col" data-n>
              Back
            </th>
            <th scope="col" data-n>
              Of sold
            </th>
            {shown.map((name) => (
              <th key={name} scope="col" data-n>
                {name || "No reason"}
              </th>
            ))}
            {names.length > shown.length ? (
              <th scope="col" data-n>
                Other
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <SizeRow key={size.size} size={size} shown={shown} hasOthers={names.length > shown.length} />
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

/** Names of reasons: what is about the size first, then the most frequent. */
const reasonsBeside = (sizes: Analytics["sizes"]): string[] => {
  const totals = new Map<string, { units: number; isSize: boolean }>();
  for (const { reasons } of sizes)
    for (const { reason, name, units } of reasons)
      totals.set(name, { units: (totals.get(name)?.units ?? 0) + units, isSize: ABOUT_SIZE.test(reason) });
  const rank = ({ isSize, units }: { units: number; isSize: boolean }) =>
    (isSize ? Number.MAX_SAFE_INTEGER / 2 : 0) + units;
  return [...totals].sort(([, one], [, other]) => rank(other) - rank(one)).map(([name]) => name);
};

type SizeRowProps = { size: Analytics["sizes"][number]; shown: readonly string[]; hasOthers: boolean };

function SizeRow({ size: { size, units, ordered_units, reasons }, shown, hasOthers }: SizeRowProps) {
  const countOf = (name: string) => reasons.find((reason) => reason.name === name)?.units ?? 0;
  const counts = shown.map(countOf);
  const most = Math.max(...counts);
  return (
    <tr>
      <th scope="row" className="strong">
        {size}
      </th>
      <td data-n>{units.toLocaleString("en")}</td>
      <td data-n>{share(units, ordered_units)}</td>
      {shown.map((name, place) => {
        const count = counts[place] ?? 0;
        return (
          <td key={name} data-n className={count === most && count > 0 ? "strong" : undefined}>
            {count.toLocaleString("en")}
          </td>
        );
      })}
      {hasOthers ? (
        <td data-n>{(units - counts.reduce((sum, count) => sum + count, 0)).toLocaleString("en")}</td>
      ) : null}
    </tr>
  );
}

const HOUR = 3600;

/** What was checked at the stations: of places, never of people. */
export function WarehouseTable({ warehouses }: { warehouses: Analytics["warehouses"] }) {
  if (warehouses.length === 0)
    return <p className="text-ink-2 py-3">Nothing was checked at a station in these days.</p>;
  return (
    <Sideways label="Checks by place">
      <table className="table plain">
        <caption className="sr-only">What was checked at the stations</caption>
        <thead>
          <tr>
            <th scope="col">Warehouse</th>
            <th scope="col" data-n>
              Parcels
            </th>
            <th scope="col" data-n>
              Units
            </th>
            <th scope="col" data-n>
              Units per hour
            </th>
            <th scope="col" data-n>
              Declined
            </th>
            <th scope="col" data-n>
              Missing
            </th>
          </tr>
        </thead>
        <tbody>
          {warehouses.map(({ place, parcels, approved, declined, missing, seconds }) => {
            const units = approved + declined + missing;
            return (
              <tr key={place}>
                <th scope="row" className="strong">
                  {place || "No place named"}
                </th>
                <td data-n>{parcels.toLocaleString("en")}</td>
                <td data-n>{units.toLocaleString("en")}</td>
                <td data-n>{seconds === 0 ? "–" : Math.round((units / seconds) * HOUR).toLocaleString("en")}</td>
                <td data-n>{share(declined, units)}</td>
                <td data-n>{share(missing, units)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sideways>
  );
}
