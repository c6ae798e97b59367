import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required } from "../provider-kit/fields";

const KEYS_PAGE = "Developers → API keys";

export const credentialsSchema = z.object({
  secretKey: field(
    required("restricted key")
      .refine((key) => !key.startsWith("pk_"), {
        error: `This is the publishable key. Enter a restricted key (rk_…) from ${KEYS_PAGE}.`,
      })
      .refine((key) => !key.startsWith("whsec_"), {
        error: `This is a webhook signing secret. Enter a restricted key (rk_…) from ${KEYS_PAGE}.`,
      })
      .refine((key) => !key.startsWith("sk_org_"), {
        error: `This key is for an organization. Enter a restricted key (rk_…) of one account.`,
      })
      .refine((key) => /^(|(pk|whsec|sk_org)_.*)$/.test(key) || /^(sk|rk)_(test|live)_\w{10,}$/.test(key), {
        error: "A restricted key begins with rk_live_ or rk_test_. Copy the whole of it.",
      }),
    {
      label: "Restricted key",
      help: `In Stripe under ${KEYS_PAGE} → Create restricted key. A secret key (sk_…) works, too, but may do more than is needed.`,
      kind: "SECRET",
      placeholder: "rk_live_…",
    },
  ),
});

/** Checks the form without asking Stripe. */
export const readStripeValues = (typed: Readonly<Record<string, unknown>>): ReadValues =>
  readFields(credentialsSchema, typed);
