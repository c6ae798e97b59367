import type { Rate } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import { isSameCarrier } from "./is-same-carrier";

type WantedRate = {
  readonly partner: string;
  /** "" for any. */
  readonly carrier: string;
  /** A service that somebody named; "" leaves it to the rule. */
  readonly serviceId: string;
  /** A service whose price was promised: preferred while it's there. */
  readonly quotedService?: string;
  readonly originalCarriers: readonly string[];
  readonly values: ConnectionValues;
  /** What the carriers said where they gave no price. */
  readonly refusals: readonly string[];
};

/**
 * The service that a label is bought for: the one that was named, else by the rule of the connection among those that it
 * doesn't exclude. @throws PartnerError REFUSED when there is none, with what the carriers say
 */
export const chooseRate = <T extends Rate>(rates: readonly T[], wanted: WantedRate): T => {
  const best = findRate(rates, wanted);
  if (best !== null) return best;
  throw new PartnerError(wanted.partner, "REFUSED", whyNone(ratesOf(rates, wanted.carrier), wanted));
};

/** The same; null where there is none. */
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

/** An account's own code first: "UPS" and "UPSDAP" are two accounts at one carrier, with prices of their own. */
const ratesOf = <T extends Rate>(rates: readonly T[], carrier: string): readonly T[] => {
  if (carrier === "") return rates;
  const exact = rates.filter((rate) => rate.carrier.toLowerCase() === carrier.toLowerCase());
  return exact.length > 0 ? exact : rates.filter((rate) => isSameCarrier(rate.carrier, carrier));
};

/** Of the carrier that brought the order, where the rule wants that and one of the rates is its. */
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

/** A service that doesn't say how long it takes comes last. */
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

/** The services that the settings exclude, lower case. */
const excludedServices = ({ excludedServices: text = "" }: ConnectionValues): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );
