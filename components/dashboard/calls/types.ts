import type { z } from "zod";
import type { CallResult, getApiCall } from "@/contract/dashboard/api-calls";

export type CallDetail = z.output<typeof getApiCall.output>;
export type Call = CallDetail["call"];

/** What of the log is shown; empty texts mean everything. Times as 2026-11-21T10:42, on the store's clock. */
export type CallChoice = {
  key: string;
  result: CallResult | undefined;
  operation: string;
  about: string;
  from: string;
  to: string;
};
