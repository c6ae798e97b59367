import { z } from "zod";
import { defineOperation } from "../operation";
import { AddressDto } from "../schemas/address";
import { DocumentDto } from "../schemas/document";
import { ReturnSummaryDto } from "../schemas/return-summary";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";
import { INCOMPLETE_REVIEW_RULES } from "../vocabulary/incomplete-review";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { RETURN_VIEWS } from "../vocabulary/return-view";
import { RISK_SIGNALS } from "../vocabulary/risk";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "../vocabulary/webhook-event";
import { amount, currencyCode, identifier, instantOut, text } from "../wire";
import { ProblemDto } from "./problems";

export const ReturnRowDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  units_total: z.int(),
  units_decided: z.int(),
  units_declined: z.int(),
  status: z.enum(PROCESS_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  status_key: z.enum(STATUS_KEYS),
  refund_option: z.enum(REFUND_OPTIONS),
  value: amount().meta({ description: "What the shopper gets: what was decided, before that what was promised." }),
  is_value_decided: z.boolean(),
  currency: currencyCode(),
  store_name: z.string(),
  created_at: instantOut(),
  updated_at: instantOut(),
  matched: z.string().nullable().meta({ description: "Which field the search matched." }),
});

export const listReturnRows = defineOperation({
  id: "listReturnRows",
  summary: "List returns for the dashboard",
  description: "One view, optionally searched; newest change first; keyset paging.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({
    view: z.enum(RETURN_VIEWS).default("ALL"),
    query: text(254).default(""),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    rows: z.array(ReturnRowDto),
    next_cursor: z.string().nullable(),
    counts: z.record(z.enum(RETURN_VIEWS), z.int()),
  }),
  problems: [],
});

export const TimelineEntryDto = z.object({
  id: z.string(),
  kind: z.string(),
  at: instantOut(),
  actor_kind: z.string(),
  actor_name: z.string(),
  is_shopper_visible: z.boolean(),
  text: z.string(),
  shipping_status: z
    .enum(SHIPPING_STATUSES)
    .nullable()
    .meta({ description: "Where the parcel moved to, if the entry tells of that." }),
});

export const getReturnDetail = defineOperation({
  id: "getReturnDetail",
  summary: "Everything about one return for the dashboard",
  description: "The summary with shipments, timeline and webhook deliveries. Takes the process id or the return code.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({ id: identifier() }),
  output: z.object({
    summary: ReturnSummaryDto,
    status_key: z.enum(STATUS_KEYS),
    store: z.object({ name: z.string(), slug: z.string(), time_zone: z.string(), is_testing: z.boolean() }),
    reject_reasons: z.array(z.string()),
    incomplete_review: z.enum(INCOMPLETE_REVIEW_RULES),
    shipments: z.array(
      z.object({
        provider: z.string(),
        carrier_name: z.string(),
        return_method: z.enum(RETURN_METHODS),
        status: z.enum(SHIPPING_STATUSES),
        tracking_number: z.string(),
        tracking_url: z.string(),
        has_label: z.boolean(),
        from: AddressDto,
        to: AddressDto,
      }),
    ),
    documents: z.array(DocumentDto.omit({ url: true })).meta({ description: "What the shopper handed in." }),
    problems: z.array(ProblemDto),
    authorization: z.object({
      status: z.enum(AUTHORIZATION_STATUSES),
      requested_at: instantOut().nullable(),
      decided_at: instantOut().nullable(),
      decided_by: z.string(),
      unauthorized_reason: z.string(),
      why: z.string().meta({ description: "Which rule asked for it, and by which facts; empty where none did." }),
    }),
    risk: z
      .object({
        score: z.int().meta({ description: "0 to 100." }),
        findings: z.array(z.object({ signal: z.enum(RISK_SIGNALS), points: z.int(), text: z.string() })),
      })
      .nullable(),
    policy: z.object({
      version: z.int().meta({ description: "The return conditions that it was started under." }),
      decisions: z.array(
        z.object({
          subject: z.string().meta({ description: "What was decided: a fee, an item that is kept." }),
          why: z.string().meta({ description: "By which rule, and by which facts." }),
        }),
      ),
    }),
    timeline: z.array(TimelineEntryDto),
    deliveries: z.array(
      z.object({
        delivery_id: z.string(),
        type: z.enum(WEBHOOK_EVENTS),
        sequence: z.int(),
        state: z.enum(DELIVERY_STATES),
        attempts: z.int(),
        last_status: z.int().nullable(),
        url: z.string(),
        created_at: instantOut(),
      }),
    ),
    other_returns: z.array(z.object({ process_id: z.string(), return_code: z.string() })),
  }),
  problems: ["NOT_FOUND"],
});
