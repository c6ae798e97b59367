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
  summary: "Look at how long a store keeps people",
  description: "The setting `personaldata`.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: PersonalDataDto,
});

export const findShopper = defineMutation({
  summary: "Count what is kept of a shopper",
  description:
    "By email, in all stores: what erasing them would erase, and the returns under way that are in its way. Changes nothing.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254) }),
  output: z.object({ counts: counts(), under_way: z.array(z.string()) }),
});

export const exportShopper = defineMutation({
  summary: "Export what is kept of a shopper",
  description:
    "Everything that is kept under an email as one document, for the person whom it is about, and which files there are: " +
    "labels, documents and photos, one by one to be had with getShopperFile.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254) }),
  output: z.object({
    data: freeObject(),
    files: z.array(z.object({ file_id: z.string(), name: z.string() })),
  }),
});

export const getShopperFile = defineQuery({
  summary: "Get a file that is kept of a shopper",
  description: "One of those that exportShopper names, under the same email.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254), file_id: identifier() }),
  output: z.object({
    name: z.string(),
    content_type: z.string(),
    content: z.string().describe("Base64."),
  }),
});

export const eraseShopper = defineMutation({
  summary: "Erase a shopper",
  description:
    "Forgets the person behind an email in all stores, for good. Money, events and the audit log stay, without them; " +
    "webhook events that wait are sent without the person, mails that wait are not sent. Not while a return of theirs is " +
    "under way. `confirmation` is the email once more.",
  scope: "personal-data:write",
  input: z.object({ email: requiredText(254), confirmation: requiredText(254), reason: requiredVisibleText(500) }),
  output: z.object({ counts: counts() }),
});

export const listErasures = defineQuery({
  summary: "List what was erased",
  description: "The last hundred erasures, newest first: how much, by whom and why, and nothing of whom.",
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
