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
  id: "getPersonalDataRule",
  summary: "Look at how long a store keeps people",
  description: "The setting `personaldata`.",
  tag: "Dashboard",
  scope: "settings:read",
  endpoints: [],
  input: z.object({ ecommerce_id: identifier() }),
  output: PersonalDataDto,
  problems: ["NOT_FOUND"],
});

export const findShopper = defineMutation({
  id: "findShopper",
  summary: "Count what is kept of a shopper",
  description:
    "By e-mail, in all stores: what erasing them would erase, and the returns under way that are in its way. Changes nothing.",
  tag: "Dashboard",
  scope: "personal-data:write",
  endpoints: [],
  input: z.object({ email: requiredText(254) }),
  output: z.object({ counts: counts(), under_way: z.array(z.string()) }),
  problems: [],
});

export const exportShopper = defineMutation({
  id: "exportShopper",
  summary: "Export what is kept of a shopper",
  description:
    "Everything that is kept under an e-mail as one document, for the person whom it is about, and which files there are: " +
    "labels, documents and photos, one by one to be had with getShopperFile.",
  tag: "Dashboard",
  scope: "personal-data:write",
  endpoints: [],
  input: z.object({ email: requiredText(254) }),
  output: z.object({
    data: freeObject(),
    files: z.array(z.object({ file_id: z.string(), name: z.string() })),
  }),
  problems: [],
});

export const getShopperFile = defineQuery({
  id: "getShopperFile",
  summary: "Get a file that is kept of a shopper",
  description: "One of those that exportShopper names, under the same e-mail.",
  tag: "Dashboard",
  scope: "personal-data:write",
  endpoints: [],
  input: z.object({ email: requiredText(254), file_id: identifier() }),
  output: z.object({
    name: z.string(),
    content_type: z.string(),
    content: z.string().meta({ description: "Base64." }),
  }),
  problems: ["NOT_FOUND"],
});

export const eraseShopper = defineMutation({
  id: "eraseShopper",
  summary: "Erase a shopper",
  description:
    "Forgets the person behind an e-mail in all stores, for good. Money, events and the audit log stay, without them; " +
    "webhook events that wait are sent without the person, mails that wait are not sent. Not while a return of theirs is " +
    "under way. `confirmation` is the e-mail once more.",
  tag: "Dashboard",
  scope: "personal-data:write",
  endpoints: [],
  input: z.object({ email: requiredText(254), confirmation: requiredText(254), reason: requiredVisibleText(500) }),
  output: z.object({ counts: counts() }),
  problems: ["FAILED_PRECONDITION", "NOT_FOUND"],
});

export const listErasures = defineQuery({
  id: "listErasures",
  summary: "List what was erased",
  description: "The last hundred erasures, newest first: how much, by whom and why, and nothing of whom.",
  tag: "Dashboard",
  scope: "personal-data:write",
  endpoints: [],
  input: z.object({}),
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
  problems: [],
});
