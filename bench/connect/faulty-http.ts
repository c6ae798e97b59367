import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp } from "@/server/partners/provider-http";

/** Where a worker dies: before or after the call with this number reaches the shop. */
export type Death = { readonly at: number; readonly when: "BEFORE" | "AFTER" };

/** The HTTP client of a worker that is killed: after its death nothing is sent, not even cleanup calls. */
export const dyingHttp = (http: ProviderHttp, death: Death | null): ProviderHttp & { readonly calls: () => number } => {
  let calls = 0;
  const sending = async <T>(call: () => Promise<T>): Promise<T> => {
    const number = calls;
    calls += 1;
    const isDead = death !== null && (number > death.at || (number === death.at && death.when === "BEFORE"));
    if (isDead) throw gone();
    const response = await call();
    if (death !== null && number === death.at) throw gone();
    return response;
  };
  return {
    send: (request) => sending(() => http.send(request)),
    readBytes: (request) => sending(() => http.readBytes(request)),
    readLines: (request) => http.readLines(request),
    calls: () => calls,
  };
};

const gone = () => new PartnerError("BENCH", "UNAVAILABLE", "The worker was killed.");
