import type { PaymentsProvider } from "@/server/partners/payments-provider";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";

/** A connection to a payment provider's stand-in, with all capabilities. */
export const openPayments = (
  provider: PaymentsProvider,
  { http, values, now = () => new Date() }: { http: ProviderHttp; values: ConnectionValues; now?: () => Date },
): OpenedConnection => ({
  ...{ id: "cnn_1", ecommerceId: "eco_1", accountId: "acct_1", mode: "TEST", values, http, now },
  ...{ capabilities: provider.capabilities, carriers: [], hookUrl: "https://returns.example.com/hooks/cnn_1" },
});
