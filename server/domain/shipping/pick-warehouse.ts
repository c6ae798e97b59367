/** Which countries' returns a warehouse takes, as `pickWarehouse` decides: these, or all but those. */
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
 * Which warehouse takes what comes from a country (ISO 3166; "": not known): one that names it, else the default one,
 * else any that is for every country, else any at all; ties by id. Null when there is none.
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
