import { CAPABILITIES } from "@/server/integrations/shippo/connect";
import { openCarrier } from "@/server/integrations/shippo/shippo";
import type { Carrier } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { ShippoDouble } from "./shippo-double";

/** The test double's carriers. */
export const openShippo = (double: ShippoDouble, values: ConnectionValues = {}): Carrier =>
  openCarrier(shippoConnection(double, values));

export const SHIPPO_TEST_TOKEN = "shippo_test_0123456789abcdef0123";

/** A connection to the test double, by its clock. */
export const shippoConnection = (
  { http, books }: Pick<ShippoDouble, "http" | "books">,
  values: ConnectionValues = {},
): OpenedConnection => ({
  ...{ id: "con_1", ecommerceId: "eco_1", accountId: "owner-1", mode: "TEST", capabilities: CAPABILITIES },
  carriers: [
    { code: "usps", name: "USPS", returnMethods: ["DROP_OFF_POINT"] },
    { code: "dhl_express", name: "DHL Express", returnMethods: ["DROP_OFF_POINT"] },
  ],
  values: { apiKey: SHIPPO_TEST_TOKEN, ...values },
  ...{ hookUrl: "https://returns.example.com/hooks/con_1", http, now: () => books.now },
});
