import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { freeObject, identifier, instantOut, requiredText, requiredVisibleText } from "../base/wire";
import { PersonalDataDto } from "../schemas/personal-data";

const counts = () =>
  z.object({
    orders: z.int(),
    returns: z.int(),
    drafts: z.int(),
    files: z.int(),
    mails: z.int(),
    withdrawals: z.int(),
  });

export const getPersonalDataRule = defineQuery({
  summary: "Get a store's data retention setting",
  description: "The setting `personaldata`.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: PersonalDataDto,
});

export const findShopper = defineMutation({
  summary: "Count the data stored about a shopper",
  description:
    "By email, in all stores: the data that an erasure would delete, and the active returns that prevent it. Nothing is changed.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254) }),
  output: z.object({ counts: counts(), under_way: z.array(z.string()) }),
});

export const exportShopper = defineMutation({
  summary: "Export the data stored about a shopper",
  description:
    "Returns everything stored for an email address as one document, for the data subject, and lists the files: labels, documents and photos. Download each with getShopperFile.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254) }),
  output: z.object({
    data: freeObject(),
    files: z.array(z.object({ file_id: z.string(), name: z.string() })),
  }),
});

export const getShopperFile = defineQuery({
  summary: "Download a file of a shopper",
  description: "One of the files listed by exportShopper, with the same email address.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254), file_id: identifier() }),
  output: z.object({
    name: z.string(),
    content_type: z.string(),
    content: z.string().describe("Base64."),
  }),
});

export const eraseShopper = defineMutation({
  summary: "Erase a shopper's data",
  description:
    "Permanently erases the personal data for an email address in all stores. Amounts, events and the audit log are kept without it; pending webhook events are sent without it, and pending emails are not sent. Rejected while the shopper has an active return. `confirmation` is the email address again.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254), confirmation: requiredText(254), reason: requiredVisibleText(500) }),
  output: z.object({ counts: counts() }),
});

export const listErasures = defineQuery({
  summary: "List erasures",
  description:
    "Returns the last hundred erasures, newest first: how much was erased, by whom and why, without personal data.",
  scope: "personal-data:write",
  output: z.object({
    erasures: z.array(
      z.object({
        erasure_id: z.string(),
        cause: z.enum(["REQUEST", "RETENTION"]),
        reason: z.string(),
        counts: counts(),
        erased_by: z.string(),
        erased_at: instantOut(),
      }),
    ),
  }),
});
