import type { ShipmentInput, ShipmentResult } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRate } from "../carrier-kit/choose-rate";
import { askRates, refusalsOf, type ShippoRate } from "./ask-rates";
import type { Shippo } from "./client";
import { PARTNER } from "./failures";
import { type Bought, busy, lookUp, SETTLED_MS } from "./look-up";
import { listMarks, markedRate, markOf, markWith } from "./marks";
import { shipmentBody } from "./shipment-body";
import { transactionResult } from "./transaction-result";
import { type ShippoShipment, shipmentSchema, transactionSchema } from "./wire";

type Account = Pick<OpenedConnection, "http" | "values" | "now"> & { readonly codes: readonly string[] };

/** Clocks may differ by so much. */
const SKEW_MS = 3_600_000;

/**
 * Buys the return label of a key once. Prices are asked for first, of a shipment without a mark. Then one shipment is made
 * that carries the key and the chosen service: it is a lock, a receipt and the only thing that is bought. @throws PartnerError
 */
export const createShipment = async (
  shippo: Shippo,
  { http, values, now, codes }: Account,
  input: ShipmentInput,
): Promise<ShipmentResult> => {
  const { idempotencyKey, signal, details } = input;
  const parts = { http, codes, signal };
  const since = new Date(input.createdAt.getTime() - SKEW_MS);
  const known = await lookUp(shippo, { idempotencyKey, since, signal });
  if (known !== null) return transactionResult(known, parts);
  const { rates, refusals } = await askRates(shippo, { ...input, carriers: [input.carrier] }, { values, codes });
  const rate = chooseRate<ShippoRate>(rates, {
    ...{ partner: PARTNER, values, carrier: input.carrier, serviceId: details?.serviceId ?? "", refusals },
    quotedService: input.quotedService,
    originalCarriers: details?.originalCarriers ?? [],
  });
  const startedAt = now();
  const mark = await makeMark(shippo, { input, values, rate });
  // Others count on it that nothing is bought of an older one.
  if (now().getTime() - startedAt.getTime() > SETTLED_MS / 2) throw busy();
  return transactionResult(await buy(shippo, { input, values, mark }), parts);
};

/** A list may be a moment behind. */
const MOST_LOOKS = 3;

type Step = { readonly input: ShipmentInput; readonly values: ConnectionValues };

/** The first of those that mark at once goes on; the others wait for what comes of it. */
const makeMark = async (
  shippo: Shippo,
  { input, values, rate }: Step & { rate: ShippoRate },
): Promise<ShippoShipment> => {
  const { idempotencyKey, returnCode, orderNumber, signal } = input;
  const printed = { returnCode, orderNumber };
  const mark = await shippo.ask({
    ...{ method: "POST", path: "shipments", purpose: `Create shipment for return ${returnCode}` },
    body: {
      ...shipmentBody(input, { values, carrier: rate.carrier, printed }),
      ...{ metadata: markWith(idempotencyKey, rate.service), carrier_accounts: [rate.account] },
    },
    ...{ schema: shipmentSchema, signal },
  });
  const since = new Date(Date.parse(mark.object_created) - SETTLED_MS);
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const marks = await listMarks(shippo, idempotencyKey, { since, signal });
    if (marks.some(({ object_id }) => object_id === mark.object_id)) {
      if (marks[0]?.object_id !== mark.object_id) throw busy();
      return mark;
    }
  }
  // Not listed yet: nobody could see it, so nobody would wait for it.
  throw busy();
};

const buy = async (shippo: Shippo, { input, values, mark }: Step & { mark: ShippoShipment }): Promise<Bought> => {
  const { idempotencyKey, returnCode, signal } = input;
  const rate = markedRate(mark);
  if (rate === undefined)
    // The carrier took its price back: says why.
    return chooseRate([], {
      ...{ partner: PARTNER, values: values, carrier: input.carrier, serviceId: "", originalCarriers: [] },
      refusals: refusalsOf(mark),
    });
  const transaction = await shippo.ask({
    ...{ method: "POST", path: "transactions", purpose: `Buy label for return ${returnCode}` },
    body: {
      ...{ rate: rate.object_id, metadata: markOf(idempotencyKey), async: false },
      label_file_type: values.labelFormat === "PNG" ? "PNG" : "PDF",
    },
    ...{ schema: transactionSchema, signal },
  });
  return { transaction, rate };
};
