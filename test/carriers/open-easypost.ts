import { CAPABILITIES, carrierOf } from "@/server/integrations/easypost/connect";
import { openCarrier } from "@/server/integrations/easypost/easypost";
import type { Carrier } from "@/server/partners/carrier";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { EasyPostDouble } from "./easypost-double";

/** The test double's carriers. */
export const openEasyPost = (double: EasyPostDouble, values: ConnectionValues = {}): Carrier =>
  openCarrier(connectionTo(double, values));

export const TEST_KEY = "EZTK0123456789abcdef";

/** A connection to the test double. */
export const connectionTo = (
  { http }: Pick<EasyPostDouble, "http">,
  values: ConnectionValues = {},
): OpenedConnection => ({
  ...{ id: "con_1", ecommerceId: "eco_1", accountId: "test_1", mode: "TEST", capabilities: CAPABILITIES },
  carriers: [carrierOf("USPS"), carrierOf("UPS")],
  values: { apiKey: TEST_KEY, ...values },
  ...{ hookUrl: "https://returns.example.com/hooks/con_1", http, now: () => new Date("2026-11-24T09:00:00Z") },
});
