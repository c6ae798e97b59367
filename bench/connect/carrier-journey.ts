import { createProviderAgent, createProviderHttp } from "@/server/integrations/provider-http/provider-http";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ShipmentInput } from "@/server/partners/carrier";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { type Figure, figure } from "../lib-measure";

const US = {
  ...EMPTY_ADDRESS,
  countryCode: "US",
  country: "United States",
  stateProvinceCode: "CA",
  phone: "5555555555",
};
const FROM = {
  ...US,
  firstName: "Bench",
  lastName: "Shopper",
  line1: "388 Townsend St",
  city: "San Francisco",
  postcode: "94107",
};
const TO = {
  ...US,
  firstName: "Bench",
  lastName: "Warehouse",
  line1: "179 N Harbor Dr",
  city: "Redondo Beach",
  postcode: "90277",
};

/**
 * Rates, a label, the same label again, tracking and a void with the provider's real test account. Its key is read from
 * the environment; without one nothing is called, and the figures say so. A live key is rejected: labels cost money.
 */
export const runCarrierJourney = async (provider: CarrierProvider, variable: string): Promise<Figure[]> => {
  const apiKey = process.env[variable] ?? "";
  if (apiKey === "")
    return [figure(`${provider.displayName}: not run`, "a test account", `${variable} is not set`, null)];
  const read = provider.readValues({ apiKey });
  if (!read.ok) throw new Error(read.faults.map(({ description }) => description).join(" "));
  const http = createProviderHttp({
    ...{ partner: provider.provider, agent: createProviderAgent({ allowPrivateAddresses: false }), isGuarded: true },
    onCall: ({ purpose, status, durationMs }) => console.error(`${status ?? "no answer"} ${durationMs} ms ${purpose}`),
  });
  const account = await provider.connect({ values: read.values, http, now: new Date() });
  if (account.mode !== "TEST") throw new Error(`${variable} is a live key. Labels would cost money: take a test key.`);
  const carriers = account.carriers ?? [];
  const carrier = provider.open({
    ...{ id: "con_bench", ecommerceId: "eco_bench", accountId: account.accountId, mode: "TEST", values: read.values },
    ...{ capabilities: account.capabilities, carriers, hookUrl: "https://example.com/hooks/con_bench", http },
    now: () => new Date(),
  });
  const parcel = { returnMethod: "DROP_OFF_POINT" as const, from: FROM, to: TO, weightGrams: 430 };
  const rates = (await carrier.quoteRates?.({ ...parcel, carriers: carriers.map(({ code }) => code) })) ?? [];
  const input: ShipmentInput = {
    ...{ ...parcel, idempotencyKey: `bench:${Date.now()}`, carrier: rates[0]?.carrier ?? "" },
    ...{ returnCode: "RT-BENCH", orderNumber: "#1", createdAt: new Date() },
  };
  const label = await carrier.createShipment(input);
  const again = await carrier.createShipment(input);
  const found = await carrier.findShipment(input.idempotencyKey);
  const asked = { carrier: label.carrier, trackingNumber: label.trackingNumber, reference: label.reference ?? "" };
  const tracking = (await carrier.track?.(asked)) ?? null;
  const voided = await carrier.voidShipment({ ...asked, idempotencyKey: `${input.idempotencyKey}:void` });
  const isSame = again.trackingNumber === label.trackingNumber && found?.trackingNumber === label.trackingNumber;
  return [
    figure("Carriers", "1 or more", carriers.map(({ code }) => code).join(", "), carriers.length > 0),
    figure("Prices", "1 or more", String(rates.length), rates.length > 0),
    figure("Label", "a file", `${label.label.contentType}, ${label.label.bytes.byteLength} bytes`, true),
    figure("The same key again", "the same label", isSame ? "the same label" : "ANOTHER LABEL", isSame),
    figure("Tracking", "an answer", tracking?.providerStatus ?? "not known yet", null),
    figure("Void", "taken", JSON.stringify(voided), voided.isVoided),
  ];
};
