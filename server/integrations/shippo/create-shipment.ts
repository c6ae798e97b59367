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

/** Tolerated difference of the clocks. */
const SKEW_MS = 3_600_000;

/**
 * Buys the return label for a key once. Rates are requested first, with an unmarked shipment. Then one shipment is
 * created that carries the key and the chosen service: it serves as lock and receipt, and only its label is bought.
 * @throws PartnerError
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
  // Other attempts rely on nothing being bought for an older mark.
  if (now().getTime() - startedAt.getTime() > SETTLED_MS / 2) throw busy();
  return transactionResult(await buy(shippo, { input, values, mark }), parts);
};

/** A list may lag behind for a moment. */
const MOST_LOOKS = 3;

type Step = { readonly input: ShipmentInput; readonly values: ConnectionValues };

/** Creates the mark. The first of simultaneous marks continues; the other attempts wait for its result. */
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
  // The mark isn't listed yet, so other attempts can't see it and would not wait.
  throw busy();
};

const buy = async (shippo: Shippo, { input, values, mark }: Step & { mark: ShippoShipment }): Promise<Bought> => {
  const { idempotencyKey, returnCode, signal } = input;
  const rate = markedRate(mark);
  if (rate === undefined)
    // The carrier withdrew its rate; this explains why.
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
