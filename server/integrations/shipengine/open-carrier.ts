import type { Carrier } from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { askRates } from "./ask-rates";
import { checkAddress } from "./check-address";
import { createShipEngine } from "./client";
import { createShipment, findLabel } from "./create-shipment";
import { PARTNER } from "./failures";
import { labelResult } from "./label-result";
import { listPoints } from "./list-points";
import { schedulePickup } from "./schedule-pickup";
import { track } from "./track";
import { voidShipment } from "./void-shipment";

/** The carriers of a ShipEngine account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const shipengine = createShipEngine(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    picksUpTogether: true,
    createShipment: (input) => createShipment(shipengine, { http, values }, input),
    findShipment: async (idempotencyKey) => {
      const label = await findLabel(shipengine, idempotencyKey);
      return label === null ? null : labelResult(label, { http, values });
    },
    schedulePickup: (input) => schedulePickup(shipengine, input, now()),
    voidShipment: (input) => voidShipment(shipengine, input),
    listDropOffPoints: (input) => listPoints(shipengine, input),
    quoteRates: async (input) => {
      const { rates } = await askRates(shipengine, { ...input, carrier: "", values });
      return chooseRates(rates, { ...input, values });
    },
    track: (input) => track(shipengine, input),
    checkAddress: (input) => checkAddress(shipengine, input),
  };
};
