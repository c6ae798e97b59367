import { CAPABILITIES } from "@/server/integrations/shipengine/connect";
import { openCarrier } from "@/server/integrations/shipengine/shipengine";
import type { Carrier } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { ShipEngineDouble } from "./shipengine-double";

/** The test double's carriers. */
export const openShipEngine = (double: ShipEngineDouble, values: ConnectionValues = {}): Carrier =>
  openCarrier(shipEngineConnection(double, values));

export const SANDBOX_KEY = "TEST_0123456789abcdefghij";

/** A connection to the test double. */
export const shipEngineConnection = (
  { http }: Pick<ShipEngineDouble, "http">,
  values: ConnectionValues = {},
): OpenedConnection => ({
  ...{ id: "con_1", ecommerceId: "eco_1", accountId: "se-100", mode: "TEST", capabilities: CAPABILITIES },
  carriers: [{ code: "stamps_com", name: "Stamps.com", returnMethods: ["DROP_OFF_POINT", "HOME_PICK_UP"] }],
  values: { apiKey: SANDBOX_KEY, ...values },
  ...{ hookUrl: "https://returns.example.com/hooks/con_1", http, now: () => new Date("2026-11-24T09:00:00Z") },
});
