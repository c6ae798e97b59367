import type { Rate } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import { isSameCarrier } from "./is-same-carrier";

type WantedRate = {
  readonly partner: string;
  /** "" for any carrier. */
  readonly carrier: string;
  /** A service chosen by a person; "" applies the rule. */
  readonly serviceId: string;
  /** The service whose price was quoted: preferred while it is available. */
  readonly quotedService?: string;
  readonly originalCarriers: readonly string[];
  readonly values: ConnectionValues;
  /** Messages from carriers that returned no rate. */
  readonly refusals: readonly string[];
};

/**
 * Chooses the service to buy a label for: the named one, otherwise by the connection's rule among the services it
 * doesn't exclude. @throws PartnerError REFUSED, with the carriers' messages, when there is none
 */
export const chooseRate = <T extends Rate>(rates: readonly T[], wanted: WantedRate): T => {
  const best = findRate(rates, wanted);
  if (best !== null) return best;
  throw new PartnerError(wanted.partner, "REFUSED", whyNone(ratesOf(rates, wanted.carrier), wanted));
};

/** Like `chooseRate`, but returns null when there is none. */
export const findRate = <T extends Rate>(
  rates: readonly T[],
  wanted: Omit<WantedRate, "partner" | "refusals">,
): T | null => {
  const { carrier, serviceId, values, quotedService = "" } = wanted;
  const ofCarrier = ratesOf(rates, carrier);
  const allowed =
    serviceId === ""
      ? ofCarrier.filter(({ service }) => !excludedServices(values).has(service.toLowerCase()))
      : ofCarrier.filter(({ service }) => isService(service, serviceId));
  const quoted = allowed.filter(({ service }) => isService(service, quotedService));
  const fitting = quoted.length > 0 ? quoted : preferred(allowed, wanted);
  const [best = null] = [...fitting].sort(values.rateRule === "FASTEST" ? byDays : byPrice);
  return best;
};

const isService = (service: string, named: string): boolean => service.toLowerCase() === named.toLowerCase();

/** Prefers an exact account code: "UPS" and "UPSDAP" are two accounts with one carrier and different prices. */
const ratesOf = <T extends Rate>(rates: readonly T[], carrier: string): readonly T[] => {
  if (carrier === "") return rates;
  const exact = rates.filter((rate) => rate.carrier.toLowerCase() === carrier.toLowerCase());
  return exact.length > 0 ? exact : rates.filter((rate) => isSameCarrier(rate.carrier, carrier));
};

/** Returns the rates of the carrier that delivered the order, if the rule asks for it and it has any. */
const preferred = <T extends Rate>(
  rates: readonly T[],
  { values, originalCarriers }: Pick<WantedRate, "values" | "originalCarriers">,
): readonly T[] => {
  if (values.rateRule !== "SAME_CARRIER_AS_ORDER") return rates;
  const same = rates.filter((rate) => originalCarriers.some((original) => isSameCarrier(rate.carrier, original)));
  return same.length > 0 ? same : rates;
};

const byPrice = (left: Rate, right: Rate): number =>
  left.amountMinor - right.amountMinor || daysOf(left) - daysOf(right);

const byDays = (left: Rate, right: Rate): number =>
  daysOf(left) - daysOf(right) || left.amountMinor - right.amountMinor;

/** Sorts services without a delivery time last. */
const daysOf = ({ days }: Rate): number => days ?? Number.MAX_SAFE_INTEGER;

const whyNone = (ofCarrier: readonly Rate[], { carrier, serviceId, refusals }: WantedRate): string => {
  const name = carrier === "" ? "No carrier" : carrier;
  const services = ofCarrier.map(({ service }) => service).join(", ");
  if (serviceId !== "" && services !== "")
    return `${name} has no service ${serviceId} for this parcel. It offers: ${services}.`;
  if (services !== "")
    return `All services of ${name} for this parcel are excluded in the connection's settings: ${services}. Allow one of them.`;
  const said = refusals.length === 0 ? "" : ` ${refusals.slice(0, 3).join(" ")}`;
  return `${name} has no service for this parcel. Check the addresses, weight and size.${said}`;
};

/** Returns the services excluded by the settings, in lower case. */
const excludedServices = ({ excludedServices: text = "" }: ConnectionValues): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );
