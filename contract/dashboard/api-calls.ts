import { z } from "zod";
import { defineQuery } from "../base/operation";
import { instantOut, text } from "../base/wire";

/** 2XX includes 304. */
export const CALL_RESULTS = ["2XX", "4XX", "5XX"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

const localTime = () =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, {
      error: "must be a time like 2026-11-21T10:42",
    })
    .optional();

const ApiCallDto = z.object({
  call_id: z.string(),
  at: instantOut(),
  key_id: z.string(),
  key_name: z.string(),
  method: z.string(),
  path: z.string().describe("Path with the query. Hidden values are shown as •••."),
  operation: z.string(),
  template: z.string().describe("Published path. Empty if the operation no longer exists."),
  summary: z.string(),
  status: z.int(),
  duration_ms: z.int(),
  request_id: z.string(),
  reason: z.string(),
  fields: z.array(z.string()),
  idempotency_key: z.string(),
  is_replay: z.boolean(),
  request_bytes: z.int(),
  answer_bytes: z.int(),
});

/** The start of a body with sensitive values hidden; `note`: CUT, NOT_JSON, FILE or nothing. */
const body = z.object({ text: z.string(), bytes: z.int(), note: z.string() });

export const listApiCalls = defineQuery({
  summary: "List API requests",
  description:
    "Returns requests made with API keys, newest first, with the key, the operation and the result. Kept for a limited number of days. Names, addresses and free text are not included.",
  scope: "calls:read",
  input: z.object({
    key_id: text(128).default(""),
    result: z.enum(CALL_RESULTS).optional(),
    operation: text(64).default(""),
    about: text(128).default("").describe("A request ID, or the ID, code or number of a return or an order."),
    from: localTime().describe("In the time zone of the first store."),
    to: localTime().describe("Excludes this time."),
    cursor: text(64).default(""),
    page_size: z.int().min(1).max(200).default(50),
  }),
  output: z.object({
    calls: z.array(ApiCallDto),
    next_cursor: z.string().nullable(),
    dropped: z.int().describe("Number of requests in the period that were not logged because there were too many."),
    kept_days: z.int().describe("0: requests are not logged."),
  }),
});

export const getApiCall = defineQuery({
  summary: "Get an API request with its content",
  description: "Returns the bodies up to a limit. Only fields without personal data are shown.",
  scope: "calls:read",
  input: z.object({ call_id: text(64) }),
  output: z.object({ call: ApiCallDto, request: body, answer: body, about: z.array(z.string()) }),
});
