import { sha256Hex } from "@/server/kernel/crypto";
import type { ShipmentInput, ShipmentResult } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRate } from "../carrier-kit/choose-rate";
import { askRates, type ShipEngineRate } from "./ask-rates";
import type { ShipEngine } from "./client";
import { PARTNER } from "./failures";
import { labelResult } from "./label-result";
import { isReturnService, shipmentBody } from "./shipment-body";
import { labelSchema, type ShipEngineLabel, shipmentIdSchema } from "./wire";

/**
 * Buys the return label for a key once. The key is the shipment's `external_shipment_id`, which ShipEngine accepts only
 * once; an existing label is returned again, and a shipment without a label gets one. @throws PartnerError
 */
export const createShipment = async (
  shipengine: ShipEngine,
  { http, values }: Pick<OpenedConnection, "http" | "values">,
  input: ShipmentInput,
): Promise<ShipmentResult> => {
  const { signal, details } = input;
  const known = await findLabel(shipengine, input.idempotencyKey, signal);
  if (known !== null) return labelResult(known, { http, values, signal });
  const { rates, refusals } = await askRates(shipengine, { ...input, values });
  const rate = chooseRate<ShipEngineRate>(rates, {
    ...{ partner: PARTNER, values, carrier: input.carrier, serviceId: details?.serviceId ?? "", refusals },
    quotedService: input.quotedService,
    originalCarriers: details?.originalCarriers ?? [],
  });
  return labelResult(await buy(shipengine, { input, values, rate }), { http, values, signal });
};

/** Returns the label bought for a key; null when there is none. @throws PartnerError */
export const findLabel = (
  shipengine: ShipEngine,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<ShipEngineLabel | null> =>
  shipengine.find({
    ...{ path: `labels/external_shipment_id/${externalId(idempotencyKey)}?label_download_type=url` },
    ...{ purpose: "Find label", schema: labelSchema, signal },
  });

const externalId = (idempotencyKey: string): string => `hw-${sha256Hex(idempotencyKey).slice(0, 32)}`;

type Purchase = { input: ShipmentInput; values: ConnectionValues; rate: ShipEngineRate };

const buy = async (shipengine: ShipEngine, { input, values, rate }: Purchase): Promise<ShipEngineLabel> => {
  const { idempotencyKey, returnCode, orderNumber, signal } = input;
  const shipment = {
    ...{ carrier_id: rate.carrierId, service_code: rate.service, external_shipment_id: externalId(idempotencyKey) },
    ...shipmentBody(input, { values, printed: { returnCode, orderNumber } }),
  };
  const file = { label_format: (values.labelFormat || "PDF").toLowerCase(), label_download_type: "url" };
  const purpose = `Buy label for return ${returnCode}`;
  const bought = await shipengine.tryAsk({
    ...{ method: "POST", path: "labels", purpose, schema: labelSchema, signal },
    body: {
      ...{ shipment, ...file },
      // A return label has to state when it is charged. The carrier's default is used, by which unused labels are often
      // free.
      ...(isReturnService(input)
        ? { is_return_label: true, charge_event: "carrier_default", rma_number: returnCode }
        : {}),
    },
  });
  if (bought.ok) return bought.data;
  if (bought.failure.code !== "identifier_conflict") throw bought.failure.error;
  // An earlier attempt created the shipment or even the label.
  const label = await findLabel(shipengine, idempotencyKey, signal);
  if (label !== null) return label;
  const made = await shipengine.find({
    ...{ path: `shipments/external_shipment_id/${externalId(idempotencyKey)}` },
    ...{ purpose: "Find shipment", schema: shipmentIdSchema, signal },
  });
  if (made === null) throw bought.failure.error;
  await shipengine.ask({
    ...{ method: "PUT", path: `shipments/${made.shipment_id}`, body: shipment },
    ...{ purpose: "Update shipment", schema: shipmentIdSchema, signal },
  });
  return shipengine.ask({
    ...{ method: "POST", path: `labels/shipment/${made.shipment_id}`, body: file },
    ...{ purpose, schema: labelSchema, signal },
  });
};
