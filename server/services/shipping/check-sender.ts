import { type AddressPart, addressFaults } from "@/server/domain/shipping/address-faults";
import { type CorrectedAddress, correctionOf } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";
import { type FieldViolation, Problem } from "@/server/kernel/problem";
import type { AddressVerdict, Carrier } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { PartnerScope } from "@/server/partners/partners";
import type { ServiceContext } from "../context";

/** A shopper waits for this; a provider that takes longer has no say. */
const PATIENCE_MS = 2_500;

/**
 * Whether a connected carrier will make a label from this address: asked while the shopper can still mend it. The
 * sandbox and labels that people make are not checked. Outside any transaction. Answers how the carrier writes it, where
 * that is another way.
 * @throws Problem INVALID_ARGUMENT with the parts of `pickup_address` that are wrong
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

/** Null: nobody knows. A provider that is down keeps nobody from returning anything. */
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
