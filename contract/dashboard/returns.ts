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
  for_colleagues: z.string().describe("Said to it for colleagues, where the shopper sees the rest."),
  shipping_status: z
    .enum(SHIPPING_STATUSES)
    .nullable()
    .describe("Where the parcel moved to, if the entry tells of that."),
});

export const PayoutWaitDto = z.object({
  goes_out_at: instantOut().nullable().describe("Null: a person has to release it."),
  needs_second_person: z.boolean(),
  recorded_by: z.string().describe('Who inspected; "" for a rule or an API key.'),
  is_own: z.boolean().describe("The reader did."),
  can_undo: z.boolean(),
  amount: amount(),
  currency: currencyCode(),
  destinations: z.array(z.string()),
});

export const getReturnDetail = defineQuery({
  summary: "Everything about one return for the dashboard",
  description: "The summary with shipments, timeline and webhook deliveries. Takes the process id or the return code.",
  scope: "processes:read",
  input: z.object({ id: identifier() }),
  output: z.object({
    summary: ReturnSummaryDto,
    outlook: RefundOutlookDto,
    status_key: z.enum(STATUS_KEYS),
    order_id: z.string().describe("Ours; the summary has the shop's."),
    label_source: z.enum(LABEL_SOURCES),
    awaits_label: z.boolean().describe("Staff have to upload its label."),
    is_gift: z
      .boolean()
      .describe("Started by the recipient of a gift: they get the refund, and the buyer is not notified."),
    store: z.object({
      ...{ name: z.string(), slug: z.string(), time_zone: z.string(), is_testing: z.boolean() },
      label_format: z.enum(PAPERS).describe("What its labels are printed on where nobody chooses otherwise."),
    }),
    reject_reasons: z.array(z.string()),
    reason_names: z.record(z.string(), z.string()).describe("What the store calls its return reasons, by their codes."),
    people: z.record(z.string(), z.string()).describe("Names of those whom the summary tells by email."),
    incomplete_review: z.enum(INCOMPLETE_REVIEW_RULES),
    grading: z.object({
      grades: z.array(z.object({ name: z.string(), hint: z.string() })),
      unit_ids: z.array(z.string()).describe("Cannot be approved without one of the grades."),
    }),
    parcels: z
      .array(
        z.object({
          number: z.int().describe("Its own for good."),
          shipment: z.int().nullable().describe("Where in `shipments` its label is; null: none (yet)."),
          awaits_label: z.boolean().describe("Staff have to upload its label."),
          can_void: z.boolean(),
          items: z.array(z.object({ name: z.string(), quantity: z.int() })).describe("What belongs into it."),
        }),
      )
      .describe("In their order, as people count them."),
    why_no_parcel: z.string().describe("Why there can be no further one; empty: there can."),
    shipments: z.array(
      z.object({
        provider: z.string(),
        carrier_name: z.string(),
        return_method: z.enum(RETURN_METHODS),
        status: z.enum(SHIPPING_STATUSES),
        tracking_number: z.string(),
        tracking_url: z.string(),
        has_label: z.boolean(),
        price: amount().nullable().describe("What the carrier charges for the label; null: not known."),
        billed: z
          .object({ amount: amount(), reason: z.string().describe("In the provider's words.") })
          .nullable()
          .describe("What the label was billed at once the parcel was weighed; null: not billed again."),
        insured: amount().nullable().describe("What the parcel is insured for; null: not insured."),
        weight_grams: z.int().nullable().describe("What the label was made for."),
        measured_grams: z.int().nullable().describe("What the carrier's scale said."),
        from: AddressDto,
        to: AddressDto,
      }),
    ),
    pickups: z
      .array(
        z.object({
          ...{ pickup_id: z.string(), reference: z.string(), date: z.string(), range: z.enum(PICKUP_RANGES) },
          address: AddressDto.nullable().describe("Where the driver comes; null: where the shopper is."),
        }),
      )
      .describe("Drivers that were ordered, the first one first."),
    documents: z.array(DocumentDto.omit({ url: true })).describe("What the shopper handed in."),
    why_no_cancel: z.string().describe("Why staff cannot cancel it; empty: they can."),
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
        "A connected shop, carrier or payment provider could not do its work yet; it is tried again by itself.",
      ),
    disputes: z
      .array(
        z.object({
          ...{ dispute_id: z.string(), status: z.enum(DISPUTE_STATUSES), amount: amount(), currency: currencyCode() },
          reason: z.string().describe("In the provider's words."),
          answer_by: instantOut().nullable(),
        }),
      )
      .describe("The shopper asked the bank for a payment of the order back; the newest first."),
    payout_wait: PayoutWaitDto.nullable().describe("What the last inspection pays and does not go out yet."),
    authorization: z.object({
      status: z.enum(AUTHORIZATION_STATUSES),
      requested_at: instantOut().nullable(),
      decided_at: instantOut().nullable(),
      decided_by: z.string(),
      unauthorized_reason: z.string(),
      why: z.string().describe("Which rule asked for it, and by which facts; empty where none did."),
    }),
    risk: z
      .object({
        score: z.int().describe("0 to 100."),
        findings: z.array(z.object({ signal: z.enum(RISK_SIGNALS), points: z.int(), text: z.string() })),
      })
      .nullable(),
    work: z.object({
      assignee: z.object({ user_id: z.string(), name: z.string() }).nullable().describe("Whose it is."),
      tags: z.array(z.string()),
    }),
    policy: z.object({
      version: z.int().describe("The return conditions that it was started under."),
      decisions: z.array(
        z.object({
          subject: z.string().describe("What was decided: a fee, an item that is kept."),
          why: z.string().describe("By which rule, and by which facts."),
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
      .describe("Orders of the same email address, and how many of them had a return."),
    other_returns: z
      .array(
        z.object({
          ...{ process_id: z.string(), return_code: z.string() },
          ...{ status: z.enum(PROCESS_STATUSES), created_at: instantOut() },
        }),
      )
      .describe("Of the same email address, the newest ten."),
  }),
});

/** More than these are told by reading the return anew. */
export const MOST_NEWER = 20;

export const listNewerEntries = defineQuery({
  summary: "Who has changed a return since it was read",
  description: `The entries of its timeline behind the one that is known, the newest first; at most ${MOST_NEWER}.`,
  scope: "processes:read",
  input: z.object({
    process_id: identifier(),
    after: z
      .string()
      .regex(/^\d{1,18}$/, { error: "must be the id of an entry of the timeline" })
      .describe("Id of the last entry that is known."),
  }),
  output: z.object({
    entries: z.array(TimelineEntryDto.pick({ id: true, at: true, actor_kind: true, actor_name: true })),
  }),
});
