import type { z } from "zod";
import type { CallResult, getApiCall } from "@/contract/dashboard/api-calls";

export type CallDetail = z.output<typeof getApiCall.output>;
export type Call = CallDetail["call"];

/** The filters of the log; empty strings mean no filter. Times are in the store's time zone, as 2026-11-21T10:42. */
export type CallChoice = {
  key: string;
  result: CallResult | undefined;
  operation: string;
  about: string;
  from: string;
  to: string;
};
