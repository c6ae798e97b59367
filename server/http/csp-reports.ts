import { getContext } from "@/server/context";
import { clientAddressOf, countedAddress } from "@/server/kernel/client-address";
import { processMetrics } from "@/server/metrics/process-metrics";
import { problemResponse } from "./problem-response";
import { type RateRule, takeToken } from "./rate-limit";
import { readBytes } from "./read-body";
import { readCspReports } from "./read-csp-reports";
import { requestIdOf } from "./request-id";

/** Where browsers report what a page's content security policy has blocked. */
const CSP_REPORTS_PATH = "/csp-reports";
/** A browser sends a page's reports together; one is a few hundred bytes. */
export const CSP_REPORT_BYTES = 16 * 1024;
const REPORTS_PER_REQUEST = 20;
/** Anyone can send reports: these bound what one address and all together can write into the logs of a process. */
export const CSP_REPORTS_OF_ADDRESS = { perSecond: 1, burst: 10 } as const satisfies RateRule;
export const CSP_REPORTS_OF_PROCESS = { perSecond: 5, burst: 50 } as const satisfies RateRule;

/**
 * Counts and logs what browsers have blocked: the directive, the kind of source and the area of the product. Nothing
 * else of a report is kept, because addresses and samples may contain personal data.
 */
export const takeCspReports = async (request: Request): Promise<Response> => {
  const { log, env } = getContext();
  try {
    const address = clientAddressOf(request.headers, env.TRUST_PROXY);
    const nowMs = performance.now();
    if (address !== undefined)
      takeToken({ policy: "address", caller: `csp:${countedAddress(address)}`, rule: CSP_REPORTS_OF_ADDRESS, nowMs });
    takeToken({ policy: "address", caller: "csp", rule: CSP_REPORTS_OF_PROCESS, nowMs });
    const text = (await readBytes(request, CSP_REPORT_BYTES)).toString("utf8");
    for (const report of readCspReports(text).slice(0, REPORTS_PER_REQUEST)) {
      processMetrics().cspReports.inc({ directive: report.directive, blocked: report.blocked });
      // Extensions inject scripts into any page: nothing to mend here.
      if (report.blocked !== "extension")
        log.warn(report, "a browser blocked something by the content security policy");
    }
    return new Response(null, { status: 204 });
  } catch (error) {
    return problemResponse(error, { requestId: requestIdOf(request), instance: CSP_REPORTS_PATH, log });
  }
};
