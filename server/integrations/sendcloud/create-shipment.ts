import type { ShipmentInput, ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRate } from "../carrier-kit/choose-rate";
import { askRates, type SendcloudRate } from "./ask-rates";
import type { Sendcloud } from "./client";
import { PARTNER } from "./failures";
import { lookUp } from "./look-up";
import { returnBody } from "./return-body";
import { returnResult } from "./return-result";
import { madeSchema, returnSchema } from "./wire";

type Account = Pick<OpenedConnection, "http" | "values" | "now">;

/**
 * Buys the return label of a key once. The key is the return's `external_reference`, which Sendcloud takes once: a return
 * that is there is answered again. @throws PartnerError
 */
export const createShipment = async (
  sendcloud: Sendcloud,
  { http, values, now }: Account,
  input: ShipmentInput,
): Promise<ShipmentResult> => {
  const { idempotencyKey, signal, details } = input;
  const wanted = { idempotencyKey, since: input.createdAt, now: now(), signal };
  const { made, reference } = await lookUp(sendcloud, wanted);
  if (made !== null) return returnResult(made, { http, values, signal });
  const { rates, refusals } = await askRates(sendcloud, { ...input, values });
  const rate = chooseRate<SendcloudRate>(rates, {
    ...{ partner: PARTNER, values, carrier: input.carrier, serviceId: details?.serviceId ?? "", refusals },
    quotedService: input.quotedService,
    originalCarriers: details?.originalCarriers ?? [],
  });
  const bought = await sendcloud.tryAsk({
    ...{ method: "POST", path: "returns/announce-synchronously", body: returnBody(input, { values, rate, reference }) },
    ...{ purpose: `Buy label for return ${input.returnCode}`, schema: madeSchema, signal },
  });
  if (bought.ok) {
    const id = bought.data.return_id;
    const path = `returns/${id}`;
    const read = await sendcloud.ask({ path, purpose: "Read return", schema: returnSchema, signal });
    return returnResult({ ...read, id }, { http, values, signal });
  }
  if (!/external.reference/i.test(bought.failure.said)) throw bought.failure.error;
  // Another attempt has it: its return is the one.
  const other = await lookUp(sendcloud, wanted);
  if (other.made !== null) return returnResult(other.made, { http, values, signal });
  throw new PartnerError(
    PARTNER,
    "UNAVAILABLE",
    "Sendcloud has a return with this reference, but doesn't list it yet. Look for the return's code in Sendcloud.",
  );
};
