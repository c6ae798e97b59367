import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, amountGiven, identifier, requiredText, text, webPage } from "../base/wire";
import { DocumentDto } from "../schemas/document";
import { PrintedLabelDto, paperChoice } from "../schemas/printed-label";
import { MAX_PARCELS } from "../vocabulary/parcels";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { ReturnOptionDto, ReturnStoreDto } from "./options";

/** What carriers print: nothing invisible, nothing that is no number. */
const TRACKING_NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} ./-]*[\p{L}\p{N}])?$/u;
/** Something to read, and no character that cannot be seen. */
const READABLE_NAME = /^(?=.*[\p{L}\p{N}])[^\p{C}]+$/u;

const owned = { return_id: identifier() };

export const getReturnActs = defineQuery({
  summary: "What a shopper may still do with a return",
  description: "And where its mails go, masked.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({
    can_change_way: z.boolean(),
    can_resend_mail: z.boolean(),
    email_mask: z.string().describe("a•••@example.com"),
    refusal_photos: z
      .array(z.object({ unit_id: z.string(), url: z.string() }))
      .describe("What the check saw of pieces that were not accepted, where the reason is shown."),
    documents: z.array(DocumentDto).nullable().describe("Photos that have come; null where the store asks for none."),
    shops: z.array(ReturnStoreDto).describe("Where it may be brought (IN_STORE), the nearest first."),
  }),
});

export const listOtherWays = defineQuery({
  summary: "The ways that a confirmed return may still be sent",
  description: "Each with its price and the resulting refund, including the current one.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({
    ways: z.array(
      ReturnOptionDto.extend({
        is_current: z.boolean(),
        total: amount()
          .nullable()
          .describe("The resulting refund; null if the price of return shipping can no longer change."),
      }),
    ),
  }),
});

export const changeWay = defineMutation({
  summary: "Send a confirmed return another way",
  description: "Before it is handed over: a new label, the old one is void, a new pass by mail.",
  scope: "storefront",
  input: z.object({
    ...owned,
    return_method: z.enum(RETURN_METHODS),
    provider: text(64),
    carrier: text(64),
    pickup_date: text(10).default(""),
    pickup_range: z.enum(PICKUP_RANGES).default("NO_RANGE"),
    shown_fee: amountGiven().describe("What the shopper was shown to pay for it."),
  }),
  output: z.object({ return_code: z.string() }),
});

export const addParcel = defineMutation({
  summary: "Ask for one more label",
  description:
    "For a shopper whose items don't fit into one parcel, until the last parcel was seen by its carrier. What the return " +
    "costs stays as it is.",
  scope: "storefront",
  input: z.object({
    ...owned,
    parcel_count: z
      .int()
      .min(2)
      .max(MAX_PARCELS)
      .describe("How many parcels it has then: said twice, it is one more parcel."),
  }),
  output: z.object({ return_code: z.string(), parcel_count: z.int() }),
});

export const printLabel = defineQuery({
  summary: "The labels on sheets of paper",
  description: "Of every parcel, or of one. A single one as it came from the carrier where it cannot be put on one.",
  scope: "storefront",
  input: z.object({
    ...owned,
    paper: paperChoice(),
    parcel: z.int().min(1).max(MAX_PARCELS).nullable().default(null).describe("Null: all, in one file."),
  }),
  output: PrintedLabelDto,
});

export const resendMail = defineMutation({
  summary: "Send the mail of a return again",
  description:
    "Resends the pass, or the notice that the return needs approval, to the email address of the order. Up to three times an hour.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({ email_mask: z.string() }),
});

export const enterTracking = defineMutation({
  summary: "Say under which number a parcel travels",
  description:
    "Of a return that its shopper ships with a carrier of their choice (label_source NONE). May be changed until the " +
    "parcel has arrived. Reminders and the limit to send it end with it.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/tracking" }],
  input: z.object({
    ...owned,
    tracking_number: requiredText(64).refine((value) => TRACKING_NUMBER.test(value), {
      error: "must be letters and digits, with spaces, dots, slashes or hyphens between them",
    }),
    carrier: text(64)
      .refine((name) => name === "" || READABLE_NAME.test(name), { error: "must be a name with letters or digits" })
      .default(""),
    tracking_url: webPage(2048).default(""),
    parcel: z
      .int()
      .min(1)
      .max(MAX_PARCELS)
      .default(1)
      .describe("Which of its parcels, counted from 1, of a return in several."),
  }),
  output: z.object({
    return_id: z.string(),
    carrier: z.string(),
    tracking_number: z.string(),
    tracking_url: z.string(),
    parcel: z.int(),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { tracking_number: "00340434161094042557", carrier: "DHL", tracking_url: "", parcel: 1 },
});

export const printPackingSlip = defineQuery({
  summary: "The sheet that goes into the parcel",
  description: "A PDF with the return address, the return code, also to be scanned, and the items.",
  scope: "storefront",
  input: z.object(owned),
  output: PrintedLabelDto,
});
