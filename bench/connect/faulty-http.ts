import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp, ProviderRequest } from "@/server/partners/provider-http";

/** Where a worker dies: before or after the call with this number reaches the shop. */
export type Death = { readonly at: number; readonly when: "BEFORE" | "AFTER" };

/** The way to a shop of a worker that is killed: from its death on nothing is sent, not even what cleans up. */
export const dyingHttp = (http: ProviderHttp, death: Death | null): ProviderHttp & { readonly calls: () => number } => {
  let calls = 0;
  const send = async (request: ProviderRequest) => {
    const number = calls;
    calls += 1;
    const isDead = death !== null && (number > death.at || (number === death.at && death.when === "BEFORE"));
    if (isDead) throw gone();
    const response = await http.send(request);
    if (death !== null && number === death.at) throw gone();
    return response;
  };
  return { send, readLines: (request) => http.readLines(request), calls: () => calls };
};

const gone = () => new PartnerError("BENCH", "UNAVAILABLE", "The worker was killed.");
