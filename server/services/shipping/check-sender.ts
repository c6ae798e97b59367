import { type AddressPart, addressFaults } from "@/server/domain/shipping/address-faults";
import { type CorrectedAddress, correctionOf } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";
import { type FieldViolation, Problem } from "@/server/kernel/problem";
import type { AddressVerdict, Carrier } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { PartnerScope } from "@/server/partners/partners";
import type { ServiceContext } from "../context";

/** The shopper waits for this; a slower provider is ignored. */
const PATIENCE_MS = 2_500;

/**
 * Checks whether a connected carrier can make a label for this sender address, while the shopper can still correct it.
 * The sandbox and manual labels are not checked. Call outside any transaction. Returns how the carrier writes the
 * address if that differs.
 * @throws Problem INVALID_ARGUMENT with the wrong parts of `pickup_address`
 */
export const checkSender = async (
  ctx: ServiceContext,
  { scope, provider, from }: { scope: PartnerScope; provider: string; from: PostalAddress },
): Promise<CorrectedAddress | null> => {
  const carrier = await ctx.partners.carrier(scope, { provider, connectionId: null });
  if (carrier?.connectionId === undefined) return null;
  const violations = addressFaults(from).map((part) => violationOf(part, from));
  if (violations.length === 0) {
    const verdict = await ask(ctx, carrier, from);
    if (verdict?.isDeliverable !== false) return correctionOf(from, verdict?.written ?? null);
    violations.push({ field: "pickup_address", description: verdict.faults.join(" ") || UNKNOWN });
  }
  throw new Problem("INVALID_ARGUMENT", "The carrier can't use the address that the parcel is sent from.", {
    violations,
  });
};

const UNKNOWN = "the carrier doesn't know this address";

/** Null: unknown. A provider that is down doesn't block any return. */
const ask = async (ctx: ServiceContext, carrier: Carrier, address: PostalAddress): Promise<AddressVerdict | null> => {
  if (carrier.checkAddress === undefined) return null;
  try {
    return await carrier.checkAddress({ address, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    ctx.log.info({ provider: carrier.provider, kind: error.kind }, "an address was not checked");
    return null;
  }
};

const violationOf = (part: AddressPart, { countryCode }: PostalAddress): FieldViolation => ({
  field: `pickup_address.${FIELDS[part]}`,
  description: part === "postcode" ? `must be a postal code of ${countryCode}` : "must not be empty",
});

const FIELDS: Readonly<Record<AddressPart, string>> = {
  line1: "address_line_1",
  postcode: "postcode",
  city: "city",
  countryCode: "country_code",
};
