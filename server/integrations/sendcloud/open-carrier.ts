import type { Carrier } from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { askRates } from "./ask-rates";
import { createSendcloud } from "./client";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { listPoints } from "./list-points";
import { lookUp } from "./look-up";
import { returnResult } from "./return-result";
import { track } from "./track";
import { voidShipment } from "./void-shipment";

/** How far back a label is looked for by its key alone. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** The carriers of a Sendcloud account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const sendcloud = createSendcloud(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(sendcloud, { http, values, now }, input),
    findShipment: async (idempotencyKey) => {
      const since = new Date(now().getTime() - LOOK_BACK_MS);
      const { made } = await lookUp(sendcloud, { idempotencyKey, since, now: now() });
      return made === null ? null : returnResult(made, { http, values });
    },
    // Sendcloud's pickups are of a merchant's warehouse.
    schedulePickup: async () => {
      throw new PartnerError(PARTNER, "REFUSED", "Pickups aren't booked through Sendcloud. Book it with the carrier.");
    },
    voidShipment: (input) => voidShipment(sendcloud, input),
    listDropOffPoints: (input) => listPoints(sendcloud, input),
    quoteRates: async (input) => {
      const carrier = input.carriers.length === 1 ? (input.carriers[0] ?? "") : "";
      const { rates } = await askRates(sendcloud, { ...input, carrier, values });
      const priced = rates.filter(({ hasPrice }) => hasPrice);
      return chooseRates(priced, { ...input, values });
    },
    track: (input) => track(sendcloud, input),
  };
};
