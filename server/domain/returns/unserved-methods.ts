import type { ReturnOption, Store } from "../store/types";
import { isSameMethod, type Method, methodsInUse } from "./return-methods";

type Unserved = {
  /** Return methods that shoppers no longer see. */
  methods: ReturnOption[];
  /** ISO 3166 codes of countries in which nothing is offered any more; "": every country that no method names. */
  countries: string[];
};

/** Returns what a store's shoppers can no longer choose once its carriers support `after` instead of `before`. */
export const findUnserved = (
  store: Pick<Store, "config" | "isTesting">,
  { before, after }: { before: readonly Method[]; after: readonly Method[] },
): Unserved => {
  const [offered, left] = [before, after].map((supported) => offeredBy(store, supported)) as [Offered, Offered];
  const named = store.config.returnOptions.flatMap(({ countries = [] }) => countries);
  return {
    methods: offered.filter((method) => !left.some((other) => isSameMethod(method, other))),
    countries: ["", ...new Set(named)].filter((code) => reaches(offered, code) && !reaches(left, code)),
  };
};

type Offered = ReturnOption[];

const offeredBy = (store: Pick<Store, "config" | "isTesting">, supported: readonly Method[]): Offered =>
  methodsInUse(store, (provider) => supported.some((each) => each.provider === provider)).filter((method) =>
    supported.some((each) => isSameMethod(each, method)),
  );

const reaches = (methods: Offered, code: string): boolean =>
  methods.some(({ countries = [] }) => countries.length === 0 || (code !== "" && countries.includes(code)));
