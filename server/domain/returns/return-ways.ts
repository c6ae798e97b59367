import type { Order } from "../orders/types";
import { defaultReturnOptions } from "../store/default-config";
import type { ReturnOption, Store } from "../store/types";
import type { DraftDelivery } from "./types";

/** Where a return sets off, as an ISO 3166 code: the pick-up address, else where the order went. "": not known. */
export const countryOfReturn = (
  order: Pick<Order, "shippingAddress">,
  delivery: Pick<DraftDelivery, "pickupAddress"> | null,
): string => (delivery?.pickupAddress?.countryCode || order.shippingAddress.countryCode).toUpperCase();

/** The ways that a store has set up; where the provider of none is there, those of its mode: it still takes returns. */
export const waysInUse = (
  { config, isTesting }: Pick<Store, "config" | "isTesting">,
  isThere: (provider: string) => boolean,
): ReturnOption[] =>
  config.returnOptions.some(({ provider }) => isThere(provider))
    ? config.returnOptions
    : defaultReturnOptions(isTesting);

type WaysOf = { config: Pick<Store["config"], "returnOptions"> };

/**
 * The ways to send that a store offers in a country, of each method, provider and carrier the first that fits
 * (specification, "Logistic setting": return_logistics). Where the country is not known, those for every country.
 */
export const waysFrom = (country: string, { config }: WaysOf): ReturnOption[] => {
  const fitting = config.returnOptions.filter(
    ({ countries = [] }) => countries.length === 0 || countries.includes(country.toUpperCase()),
  );
  return fitting.filter((way, index) => fitting.findIndex((other) => isSameWay(way, other)) === index);
};

/** The way that a choice names, as it is offered in a country; provider and carrier may be left out. */
export const findWay = (
  named: Pick<DraftDelivery, "returnMethod" | "provider" | "carrier">,
  store: WaysOf,
  country: string,
): ReturnOption | null =>
  waysFrom(country, store).find(
    (way) =>
      way.returnMethod === named.returnMethod &&
      (named.provider === "" || way.provider === named.provider) &&
      (named.carrier === "" || way.carrier === named.carrier),
  ) ?? null;

export type Way = Pick<ReturnOption, "returnMethod" | "provider" | "carrier">;

export const isSameWay = (a: Way, b: Way): boolean =>
  a.returnMethod === b.returnMethod && a.provider === b.provider && a.carrier === b.carrier;
