import type { Carrier } from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { askRates } from "./ask-rates";
import { checkAddress } from "./check-address";
import { createShippo } from "./client";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { lookUp } from "./look-up";
import { track } from "./track";
import { transactionResult } from "./transaction-result";
import { voidShipment } from "./void-shipment";

/** How far back a label is looked for by its key alone. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** The carriers of a Shippo account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const shippo = createShippo(connection);
  const codes = connection.carriers.map(({ code }) => code);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(shippo, { http, values, now, codes }, input),
    findShipment: async (idempotencyKey) => {
      const since = new Date(now().getTime() - LOOK_BACK_MS);
      const found = await lookUp(shippo, { idempotencyKey, since });
      return found === null ? null : transactionResult(found, { http, codes });
    },
    // Shippo books pickups and can't say which were booked: a lost answer would order a second driver.
    schedulePickup: async () => {
      throw new PartnerError(PARTNER, "REFUSED", "Pickups aren't booked through Shippo. Book it with the carrier.");
    },
    voidShipment: (input) => voidShipment(shippo, input),
    // Shippo knows no counters.
    listDropOffPoints: async () => [],
    quoteRates: async (input) => {
      const { rates } = await askRates(shippo, input, { values, codes });
      return chooseRates(rates, { ...input, values });
    },
    track: (input) => track(shippo, input),
    checkAddress: (input) => checkAddress(shippo, input),
  };
};
