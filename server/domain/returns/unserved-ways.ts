import type { ReturnOption, Store } from "../store/types";
import { isSameWay, type Way, waysInUse } from "./return-ways";

type Unserved = {
  /** Return methods that shoppers no longer see. */
  ways: ReturnOption[];
  /** ISO 3166 codes of countries in which nothing is offered any more; "": every country that no method names. */
  countries: string[];
};

/** Returns what a store's shoppers can no longer choose once its carriers support `after` instead of `before`. */
export const findUnserved = (
  store: Pick<Store, "config" | "isTesting">,
  { before, after }: { before: readonly Way[]; after: readonly Way[] },
): Unserved => {
  const [offered, left] = [before, after].map((supported) => offeredBy(store, supported)) as [Offered, Offered];
  const named = store.config.returnOptions.flatMap(({ countries = [] }) => countries);
  return {
    ways: offered.filter((way) => !left.some((other) => isSameWay(way, other))),
    countries: ["", ...new Set(named)].filter((code) => reaches(offered, code) && !reaches(left, code)),
  };
};

type Offered = ReturnOption[];

const offeredBy = (store: Pick<Store, "config" | "isTesting">, supported: readonly Way[]): Offered =>
  waysInUse(store, (provider) => supported.some((each) => each.provider === provider)).filter((way) =>
    supported.some((each) => isSameWay(each, way)),
  );

const reaches = (ways: Offered, code: string): boolean =>
  ways.some(({ countries = [] }) => countries.length === 0 || (code !== "" && countries.includes(code)));
