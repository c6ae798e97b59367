import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required } from "../provider-kit/fields";

const APPS_PAGE = "developer.paypal.com → Apps & Credentials";

export const credentialsSchema = z.object({
  environment: field(z.enum(["LIVE", "SANDBOX"], { error: "Choose Live or Sandbox." }).default("LIVE"), {
    label: "Environment",
    help: `The same as the switch at the top of ${APPS_PAGE}.`,
    kind: "CHOICE",
    options: [
      { value: "LIVE", label: "Live" },
      { value: "SANDBOX", label: "Sandbox" },
    ],
    initial: "LIVE",
  }),
  clientId: field(required("client ID").regex(/^$|^[\w-]{20,}$/, { error: "Copy the whole of the client ID." }), {
    label: "Client ID",
    help: `In your app under ${APPS_PAGE}.`,
    kind: "TEXT",
    placeholder: "A…",
  }),
  clientSecret: field(required("secret key").regex(/^$|^[\w-]{20,}$/, { error: "Copy the whole of the secret key." }), {
    label: "Secret key",
    help: "Below the client ID, under “Secret key 1”.",
    kind: "SECRET",
    placeholder: "E…",
  }),
});

/** Checks the form without asking PayPal. */
export const readPaypalValues = (typed: Readonly<Record<string, unknown>>): ReadValues =>
  readFields(credentialsSchema, typed);
