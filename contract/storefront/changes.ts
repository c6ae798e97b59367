import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, amountGiven, identifier, requiredText, text, webPage } from "../base/wire";
import { DocumentDto } from "../schemas/document";
import { PrintedLabelDto, paperChoice } from "../schemas/printed-label";
import { MAX_PARCELS } from "../vocabulary/parcels";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { ReturnOptionDto, ReturnStoreDto } from "./options";

/** Characters that carriers use: nothing invisible, nothing that can't be part of a number. */
const TRACKING_NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} ./-]*[\p{L}\p{N}])?$/u;
/** Has a letter or digit and no invisible character. */
const READABLE_NAME = /^(?=.*[\p{L}\p{N}])[^\p{C}]+$/u;

const owned = { return_id: identifier() };

export const getReturnActs = defineQuery({
  summary: "Get the actions available to a shopper",
  description:
    "Returns the actions that the shopper can still take on a return, and the masked email address that receives its emails.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({
    can_change_method: z.boolean(),
    can_resend_mail: z.boolean(),
    email_mask: z.string().describe("a•••@example.com"),
    refusal_photos: z
      .array(z.object({ unit_id: z.string(), url: z.string() }))
      .describe("Inspection photos of rejected units, if the reason is shown to the shopper."),
    documents: z.array(DocumentDto).nullable().describe("Uploaded photos. `null` if the store requires none."),
    shops: z.array(ReturnStoreDto).describe("Stores that accept the return in person (IN_STORE), nearest first."),
  }),
});

export const listOtherMethods = defineQuery({
  summary: "List alternative return methods of a confirmed return",
  description: "Returns each method, including the current one, with its price and the resulting refund.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({
    methods: z.array(
      ReturnOptionDto.extend({
        is_current: z.boolean(),
        total: amount()
          .nullable()
          .describe("Resulting refund. `null` if the price of return shipping can no longer change."),
      }),
    ),
  }),
});

export const changeReturnMethod = defineMutation({
  summary: "Change the return method of a confirmed return",
  description:
    "Possible until the parcel is dropped off. Creates a new label, voids the old one, and emails a new return pass.",
  scope: "storefront",
  input: z.object({
    ...owned,
    return_method: z.enum(RETURN_METHODS),
    provider: text(64),
    carrier: text(64),
    pickup_date: text(10).default(""),
    pickup_range: z.enum(PICKUP_RANGES).default("NO_RANGE"),
    shown_fee: amountGiven().describe("Fee that was shown to the shopper."),
  }),
  output: z.object({ return_code: z.string() }),
});

export const addParcel = defineMutation({
  summary: "Request an additional label",
  description:
    "For a shopper whose items don't fit into one parcel. Possible until the carrier has scanned the last parcel. The cost of the return does not change.",
  scope: "storefront",
  input: z.object({
    ...owned,
    parcel_count: z
      .int()
      .min(2)
      .max(MAX_PARCELS)
      .describe("Number of parcels after the call. Repeating the call with the same number adds only one parcel."),
  }),
  output: z.object({ return_code: z.string(), parcel_count: z.int() }),
});

export const printLabel = defineQuery({
  summary: "Get printable labels",
  description:
    "Returns the labels of all parcels, or of one. A single label that doesn't fit the paper format is returned as the carrier created it.",
  scope: "storefront",
  input: z.object({
    ...owned,
    paper: paperChoice(),
    parcel: z.int().min(1).max(MAX_PARCELS).nullable().default(null).describe("`null`: all labels in one file."),
  }),
  output: PrintedLabelDto,
});

export const resendMail = defineMutation({
  summary: "Resend an email of a return",
  description:
    "Resends the return pass, or the notice that the return needs approval, to the email address of the order. Limited to three times an hour.",
  scope: "storefront",
  input: z.object(owned),
  output: z.object({ email_mask: z.string() }),
});

export const enterTracking = defineMutation({
  summary: "Set the tracking number of a parcel",
  description:
    "For returns that shoppers ship with a carrier of their choice (`label_source` NONE). Can be changed until the parcel has arrived. Ends the reminders and the send-by deadline.",
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
      .describe("Number of the parcel, starting at 1, if the return has several."),
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
  summary: "Get the packing slip",
  description: "Returns a PDF with the return address, the return code (also as a barcode), and the items.",
  scope: "storefront",
  input: z.object(owned),
  output: PrintedLabelDto,
});
