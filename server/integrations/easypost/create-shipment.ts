import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import type { ShipmentInput, ShipmentResult } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRate } from "../carrier-kit/choose-rate";
import { insuredValue } from "../carrier-kit/insured-value";
import type { EasyPost } from "./client";
import { PARTNER } from "./failures";
import { lookUp } from "./look-up";
import { shipmentRequest } from "./shipment-request";
import { shipmentResult } from "./shipment-result";
import { type EasyPostRate, toRates } from "./to-rates";
import { type EasyPostShipment, rateSchema, shipmentSchema } from "./wire";

/**
 * Buys the return label for a key once: a label already bought is returned again, and a shipment without a label gets
 * one.
 * @throws PartnerError
 */
export const createShipment = async (
  easypost: EasyPost,
  { http, values }: Pick<OpenedConnection, "http" | "values">,
  input: ShipmentInput,
): Promise<ShipmentResult> => {
  const { idempotencyKey, signal } = input;
  const parts = { easypost, http, values, signal };
  const found = await lookUp(easypost, { idempotencyKey, content: input, values, signal });
  if (found.state === "BOUGHT") return shipmentResult(found.shipment, parts);
  const shipment =
    found.state === "QUOTED"
      ? await priceAgain(easypost, found.shipment, signal)
      : await make(easypost, { input, values, reference: found.reference });
  const rate = chooseRate<EasyPostRate>(toRates(shipment.rates), {
    ...{ partner: PARTNER, values, carrier: input.carrier, serviceId: input.details?.serviceId ?? "" },
    quotedService: input.quotedService,
    originalCarriers: input.details?.originalCarriers ?? [],
    refusals: shipment.messages.map(({ carrier, message }) => `${carrier} says: ${message}`),
  });
  return shipmentResult(await buy(easypost, { shipment, rate, input, values }), parts);
};

/**
 * Creates the shipment. Two attempts at once create one each, and both continue with the one that EasyPost returns for
 * the reference.
 */
const make = async (
  easypost: EasyPost,
  { input, values, reference }: { input: ShipmentInput; values: ConnectionValues; reference: string },
): Promise<EasyPostShipment> => {
  const { signal } = input;
  const printed = { reference, returnCode: input.returnCode, orderNumber: input.orderNumber };
  const made = await easypost.ask({
    ...{ method: "POST", path: "shipments", body: shipmentRequest(input, { values, printed }) },
    ...{ purpose: `Create shipment for return ${input.returnCode}`, schema: shipmentSchema, signal },
  });
  const path = `shipments/${reference}`;
  return (await easypost.find({ path, purpose: "Find shipment", schema: shipmentSchema, signal })) ?? made;
};

/** Refreshes rates, which expire: the previous attempt may have been days ago. */
const priceAgain = async (
  easypost: EasyPost,
  shipment: EasyPostShipment,
  signal: AbortSignal | undefined,
): Promise<EasyPostShipment> => {
  const { rates } = await easypost.ask({
    ...{ method: "POST", path: `shipments/${shipment.id}/rerate`, body: {}, purpose: "Update prices of shipment" },
    ...{ schema: z.object({ rates: z.array(rateSchema) }), signal },
  });
  return { ...shipment, rates };
};

type Purchase = { shipment: EasyPostShipment; rate: EasyPostRate; input: ShipmentInput; values: ConnectionValues };

const buy = async (easypost: EasyPost, { shipment, rate, input, values }: Purchase): Promise<EasyPostShipment> => {
  const { signal, details } = input;
  const insuredMinor = insuredValue(details, values);
  // EasyPost insures in US dollars only.
  const isInsured = insuredMinor > 0 && details?.currency === "USD";
  const bought = await easypost.tryAsk({
    ...{ method: "POST", path: `shipments/${shipment.id}/buy` },
    body: { rate: { id: rate.id }, ...(isInsured ? { insurance: Number(minorToMajorText(insuredMinor, "USD")) } : {}) },
    ...{ purpose: `Buy label for return ${input.returnCode}`, schema: shipmentSchema, signal },
  });
  if (bought.ok) return bought.data;
  if (!bought.failure.code.startsWith("SHIPMENT.POSTAGE.EXISTS")) throw bought.failure.error;
  // An earlier attempt has already bought it.
  return easypost.ask({ path: `shipments/${shipment.id}`, purpose: "Read shipment", schema: shipmentSchema, signal });
};
