import type { Carrier } from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { checkAddress } from "./check-address";
import { createEasyPost } from "./client";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { lookUp } from "./look-up";
import { schedulePickup } from "./schedule-pickup";
import { shipmentRequest } from "./shipment-request";
import { shipmentResult } from "./shipment-result";
import { toRates } from "./to-rates";
import { track } from "./track";
import { voidShipment } from "./void-shipment";
import { shipmentSchema } from "./wire";

/** The carriers of an EasyPost account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values } = connection;
  const easypost = createEasyPost(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(easypost, { http, values }, input),
    findShipment: async (idempotencyKey) => {
      const found = await lookUp(easypost, { idempotencyKey, content: null, values });
      return found.state === "BOUGHT" ? shipmentResult(found.shipment, { easypost, http, values }) : null;
    },
    schedulePickup: (input) => schedulePickup(easypost, input),
    voidShipment: (input) => voidShipment(easypost, input),
    // EasyPost knows no counters.
    listDropOffPoints: async () => [],
    quoteRates: async (input) => {
      const { rates } = await easypost.ask({
        ...{ method: "POST", path: "shipments", body: shipmentRequest(input, { values, printed: null }) },
        ...{ purpose: "Get prices", schema: shipmentSchema, signal: input.signal },
      });
      return chooseRates(toRates(rates), { ...input, values });
    },
    track: (input) => track(easypost, input),
    checkAddress: (input) => checkAddress(easypost, input),
  };
};
