import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Store } from "@/server/domain/store/types";
import { type FieldViolation, Problem } from "@/server/kernel/problem";
import type { CarrierCombination } from "@/server/partners/carrier";
import type { ServiceContext } from "../context";
import { carriersOf } from "./carriers-of";

/** A return method as a caller names it; "" for omitted parts. */
export type WantedMethod = { returnMethod: ReturnMethod; provider: string; carrier: string };
export type Method = CarrierCombination & { provider: string };

/** The provider for work by the merchant's own people (specification, "Behavior for pickup and order creation"). */
const BY_HAND = "OPS";

/** @throws Problem UNIMPLEMENTED for the manual provider, which takes no action */
export const refuseByHand = (provider: string): void => {
  if (provider.trim().toUpperCase() === BY_HAND)
    throw new Problem("UNIMPLEMENTED", `Provider ${BY_HAND} is handled manually: nothing was ordered.`);
};

/** @throws Problem UNIMPLEMENTED for a method without a carrier booking */
export const refuseUnbooked = ({ provider, carrier, labelSource }: Method): void => {
  if (labelSource !== "CARRIER")
    throw new Problem(
      "UNIMPLEMENTED",
      `${provider}, ${carrier} is handled manually: nothing was ordered. If you bought a label yourself, save it as a manual order.`,
    );
};

/**
 * Returns the method that an integration declares for this combination; the first match for omitted parts.
 * @throws Problem INVALID_ARGUMENT with the existing combinations
 */
export const requireMethod = (
  ctx: Pick<ServiceContext, "partners">,
  offer: Pick<Store, "carriers"> & { isTest: boolean },
  wanted: WantedMethod,
  fields: { returnMethod: string; provider: string; carrier: string },
): Method => {
  const methods = methodsOf(ctx, offer);
  const method = methods.find(
    ({ returnMethod, provider, carrier }) =>
      returnMethod === wanted.returnMethod &&
      (wanted.provider === "" || provider === wanted.provider) &&
      (wanted.carrier === "" || carrier === wanted.carrier),
  );
  if (method !== undefined) return method;
  const named = [wanted.returnMethod, wanted.provider, wanted.carrier].filter((part) => part !== "").join(", ");
  throw new Problem(
    "INVALID_ARGUMENT",
    `No integration supports this combination of return method, provider and carrier: ${named}. Supported: ${list(methods)}.`,
    { violations: violationsOf(methods, wanted, fields) },
  );
};

const methodsOf = (ctx: Pick<ServiceContext, "partners">, offer: Parameters<typeof carriersOf>[1]): Method[] =>
  Array.from(carriersOf(ctx, offer).values()).flatMap(({ provider, combinations }) =>
    combinations.map((combination) => ({ ...combination, provider })),
  );

/** The first part without a match, so that the answer names what to change. */
const violationsOf = (
  methods: Method[],
  wanted: WantedMethod,
  fields: { returnMethod: string; provider: string; carrier: string },
): FieldViolation[] => {
  const words = (values: string[]) => `one of ${Array.from(new Set(values)).join(", ")}`;
  if (wanted.provider !== "" && !methods.some(({ provider }) => provider === wanted.provider))
    return [{ field: fields.provider, description: words(methods.map(({ provider }) => provider)) }];
  const ofProvider = methods.filter(({ provider }) => wanted.provider === "" || provider === wanted.provider);
  if (wanted.carrier !== "" && !ofProvider.some(({ carrier }) => carrier === wanted.carrier))
    return [{ field: fields.carrier, description: words(ofProvider.map(({ carrier }) => carrier)) }];
  const ofCarrier = ofProvider.filter(({ carrier }) => wanted.carrier === "" || carrier === wanted.carrier);
  return [{ field: fields.returnMethod, description: words(ofCarrier.map(({ returnMethod }) => returnMethod)) }];
};

const list = (methods: Method[]): string =>
  methods.map(({ returnMethod, provider, carrier }) => `${returnMethod}, ${provider}, ${carrier}`).join("; ");
