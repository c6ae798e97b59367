import type { Order } from "../orders/types";
import { defaultReturnOptions } from "../store/default-config";
import type { ReturnOption, Store } from "../store/types";
import type { DraftDelivery } from "./types";

/**
 * Returns the country that a return is sent from, as an ISO 3166 code: that of the pickup address, otherwise that of
 * the order's shipping address. "" if unknown.
 */
export const countryOfReturn = (
  order: Pick<Order, "shippingAddress">,
  delivery: Pick<DraftDelivery, "pickupAddress"> | null,
): string => (delivery?.pickupAddress?.countryCode || order.shippingAddress.countryCode).toUpperCase();

/**
 * Returns the return methods that a store has set up. If no provider of any of them is connected, those of its mode, so
 * that it can still take returns.
 */
export const methodsInUse = (
  { config, isTesting }: Pick<Store, "config" | "isTesting">,
  isThere: (provider: string) => boolean,
): ReturnOption[] =>
  config.returnOptions.some(({ provider }) => isThere(provider))
    ? config.returnOptions
    : defaultReturnOptions(isTesting);

type MethodsOf = { config: Pick<Store["config"], "returnOptions"> };

/**
 * Returns the return methods that a store offers in a country: for each method, provider and carrier, the first that
 * matches (specification, "Logistic setting": return_logistics). If the country is unknown, those for every country.
 */
export const methodsFrom = (country: string, { config }: MethodsOf): ReturnOption[] => {
  const fitting = config.returnOptions.filter(
    ({ countries = [] }) => countries.length === 0 || countries.includes(country.toUpperCase()),
  );
  return fitting.filter((method, index) => fitting.findIndex((other) => isSameMethod(method, other)) === index);
};

/** Returns the method that a choice names, as offered in a country; provider and carrier may be omitted. */
export const findMethod = (
  named: Pick<DraftDelivery, "returnMethod" | "provider" | "carrier">,
  store: MethodsOf,
  country: string,
): ReturnOption | null =>
  methodsFrom(country, store).find(
    (method) =>
      method.returnMethod === named.returnMethod &&
      (named.provider === "" || method.provider === named.provider) &&
      (named.carrier === "" || method.carrier === named.carrier),
  ) ?? null;

export type Method = Pick<ReturnOption, "returnMethod" | "provider" | "carrier">;

export const isSameMethod = (a: Method, b: Method): boolean =>
  a.returnMethod === b.returnMethod && a.provider === b.provider && a.carrier === b.carrier;
