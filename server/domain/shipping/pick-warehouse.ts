/**
 * Returns which countries' returns a warehouse receives, as `pickWarehouse` decides: only these, or all except these.
 */
export const countriesOfWarehouse = (
  warehouses: readonly Receiver[],
  id: string,
): { only: readonly string[] } | { except: readonly string[] } => {
  const own = warehouses.find((one) => one.id === id)?.countries ?? [];
  if (pickWarehouse(warehouses, "")?.id !== id) return { only: own };
  const named = warehouses.filter((one) => one.id !== id).flatMap(({ countries }) => countries);
  return { except: named.filter((code) => !own.includes(code)) };
};

type Receiver = { id: string; isDefault: boolean; countries: readonly string[] };

/**
 * Returns the warehouse for returns from a country (ISO 3166; "" if unknown): one that names it, otherwise the default,
 * otherwise any for every country, otherwise any; ties by ID. Null if there is none.
 */
export const pickWarehouse = <T extends Receiver>(warehouses: readonly T[], country: string): T | null => {
  const code = country.toUpperCase();
  const rank = ({ isDefault, countries }: T): number => {
    if (code !== "" && countries.includes(code)) return isDefault ? 0 : 1;
    if (isDefault) return 2;
    return countries.length === 0 ? 3 : 4;
  };
  return [...warehouses].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
};
