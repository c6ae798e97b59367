import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut } from "../base/wire";
import { AddressDto } from "../schemas/address";
import { DocumentDto } from "../schemas/document";
import { RefundOutlookDto } from "../schemas/refund-outlook";
import { ReturnSummaryDto } from "../schemas/return-summary";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";
import { CONNECTION_KINDS } from "../vocabulary/connection";
import { DISPUTE_STATUSES } from "../vocabulary/dispute";
import { INCOMPLETE_REVIEW_RULES } from "../vocabulary/incomplete-review";
import { LABEL_SOURCES } from "../vocabulary/label-source";
import { PAPERS } from "../vocabulary/paper";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { RISK_SIGNALS } from "../vocabulary/risk";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "../vocabulary/webhook-event";
import { ProblemDto } from "./problems";

export const TimelineEntryDto = z.object({
  id: z.string(),
  kind: z.string(),
  at: instantOut(),
  actor_kind: z.string(),
  actor_name: z.string(),
  is_shopper_visible: z.boolean(),
  text: z.string(),
  for_colleagues: z.string().describe("Internal addition to the entry that the shopper does not see."),
  shipping_status: z.enum(SHIPPING_STATUSES).nullable().describe("New shipping status, if the entry is about one."),
});

export const PayoutWaitDto = z.object({
  goes_out_at: instantOut().nullable().describe("`null` if a person has to release it."),
  needs_second_person: z.boolean(),
  recorded_by: z.string().describe('Who recorded the inspection. "" for a rule or an API key.'),
  is_own: z.boolean().describe("Whether it was recorded by the caller."),
  can_undo: z.boolean(),
  amount: amount(),
  currency: currencyCode(),
  destinations: z.array(z.string()),
});

export const getReturnDetail = defineQuery({
  summary: "Get a return for the dashboard",
  description:
    "Returns the summary with shipments, timeline and webhook deliveries. Takes the process ID or the return code.",
  scope: "processes:read",
  input: z.object({ id: identifier() }),
  output: z.object({
    summary: ReturnSummaryDto,
    outlook: RefundOutlookDto,
    status_key: z.enum(STATUS_KEYS),
    order_id: z.string().describe("Homeward's ID. The summary has the shop's."),
    label_source: z.enum(LABEL_SOURCES),
    awaits_label: z.boolean().describe("Whether staff have to upload its label."),
    is_gift: z
      .boolean()
      .describe("Started by the recipient of a gift: they get the refund, and the buyer is not notified."),
    store: z.object({
      ...{ name: z.string(), slug: z.string(), time_zone: z.string(), is_testing: z.boolean() },
      label_format: z.enum(PAPERS).describe("Default paper format for its labels."),
    }),
    reject_reasons: z.array(z.string()),
    reason_names: z.record(z.string(), z.string()).describe("The store's labels of the return reasons, by code."),
    people: z.record(z.string(), z.string()).describe("Names of the people identified by email in the summary."),
    incomplete_review: z.enum(INCOMPLETE_REVIEW_RULES),
    grading: z.object({
      grades: z.array(z.object({ name: z.string(), hint: z.string() })),
      unit_ids: z.array(z.string()).describe("Units that require one of the grades to be approved."),
    }),
    parcels: z
      .array(
        z.object({
          number: z.int().describe("Permanent number of the parcel."),
          shipment: z.int().nullable().describe("Index of its label in `shipments`. `null` if there is none yet."),
          awaits_label: z.boolean().describe("Whether staff have to upload its label."),
          can_void: z.boolean(),
          items: z.array(z.object({ name: z.string(), quantity: z.int() })).describe("Items that belong in it."),
        }),
      )
      .describe("Parcels, in display order."),
    why_no_parcel: z.string().describe("Why no parcel can be added. Empty if one can."),
    shipments: z.array(
      z.object({
        provider: z.string(),
        carrier_name: z.string(),
        return_method: z.enum(RETURN_METHODS),
        status: z.enum(SHIPPING_STATUSES),
        tracking_number: z.string(),
        tracking_url: z.string(),
        has_label: z.boolean(),
        price: amount().nullable().describe("The carrier's price of the label. `null` if unknown."),
        billed: z
          .object({ amount: amount(), reason: z.string().describe("Reason as worded by the provider.") })
          .nullable()
          .describe("Amount billed for the label after the parcel was weighed. `null` if it was not billed again."),
        insured: amount().nullable().describe("Insured value of the parcel. `null` if not insured."),
        weight_grams: z.int().nullable().describe("Weight that the label was created for, in grams."),
        measured_grams: z.int().nullable().describe("Weight measured by the carrier, in grams."),
        from: AddressDto,
        to: AddressDto,
      }),
    ),
    pickups: z
      .array(
        z.object({
          ...{ pickup_id: z.string(), reference: z.string(), date: z.string(), range: z.enum(PICKUP_RANGES) },
          address: AddressDto.nullable().describe("Pickup address. `null`: the shopper's address."),
        }),
      )
      .describe("Pickups ordered, oldest first."),
    documents: z.array(DocumentDto.omit({ url: true })).describe("Files uploaded by the shopper."),
    why_no_cancel: z.string().describe("Why staff can't cancel it. Empty if they can."),
    problems: z.array(ProblemDto),
    partner_wait: z
      .object({
        connection_id: z.string(),
        kind: z.enum(CONNECTION_KINDS),
        account_name: z.string(),
        tries_at: instantOut(),
        reason: z.string(),
      })
      .nullable()
      .describe(
        "A connected shop, carrier or payment provider has not completed its work yet. It is retried automatically.",
      ),
    disputes: z
      .array(
        z.object({
          ...{ dispute_id: z.string(), status: z.enum(DISPUTE_STATUSES), amount: amount(), currency: currencyCode() },
          reason: z.string().describe("Reason as worded by the provider."),
          answer_by: instantOut().nullable(),
        }),
      )
      .describe("Payment disputes (chargebacks) of the order, newest first."),
    payout_wait: PayoutWaitDto.nullable().describe("Refund of the last inspection that is not sent yet."),
    authorization: z.object({
      status: z.enum(AUTHORIZATION_STATUSES),
      requested_at: instantOut().nullable(),
      decided_at: instantOut().nullable(),
      decided_by: z.string(),
      unauthorized_reason: z.string(),
      why: z.string().describe("Rule that required it, with the facts it used. Empty if none did."),
    }),
    risk: z
      .object({
        score: z.int().describe("0 to 100."),
        findings: z.array(z.object({ signal: z.enum(RISK_SIGNALS), points: z.int(), text: z.string() })),
      })
      .nullable(),
    work: z.object({
      assignee: z.object({ user_id: z.string(), name: z.string() }).nullable().describe("Assigned member."),
      tags: z.array(z.string()),
    }),
    policy: z.object({
      version: z.int().describe("Version of the return conditions under which it was started."),
      decisions: z.array(
        z.object({
          subject: z.string().describe("What was decided, for example a fee or an item that is kept."),
          why: z.string().describe("Rule that decided, with the facts it used."),
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
    orders_of_customer: z
      .object({ count: z.int(), returned: z.int() })
      .describe("Number of orders with the same email address, and how many of them had a return."),
    other_returns: z
      .array(
        z.object({
          ...{ process_id: z.string(), return_code: z.string() },
          ...{ status: z.enum(PROCESS_STATUSES), created_at: instantOut() },
        }),
      )
      .describe("Newest ten returns with the same email address."),
  }),
});

/** If there are more, the return is loaded again instead. */
export const MOST_NEWER = 20;

export const listNewerEntries = defineQuery({
  summary: "List the changes of a return since it was read",
  description: `Returns the timeline entries after the last known one, newest first, at most ${MOST_NEWER}.`,
  scope: "processes:read",
  input: z.object({
    process_id: identifier(),
    after: z
      .string()
      .regex(/^\d{1,18}$/, { error: "must be the ID of an entry of the timeline" })
      .describe("ID of the last known entry."),
  }),
  output: z.object({
    entries: z.array(TimelineEntryDto.pick({ id: true, at: true, actor_kind: true, actor_name: true })),
  }),
});
