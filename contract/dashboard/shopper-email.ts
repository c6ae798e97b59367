import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, text } from "../base/wire";
import { EMAIL_EXPECTED, isEmailAddress } from "../vocabulary/mail-address";

export const getShopperEmail = defineQuery({
  summary: "Get the address that a return's emails go to",
  description: "Returns the address, and how many emails of the return could not be sent to it.",
  scope: "processes:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    email: z.string().describe('"" if the shopper has none.'),
    failed: z.int().describe("Emails that wait for a person because they could not be sent."),
  }),
});

export const changeShopperEmail = defineMutation({
  summary: "Change the address that a return's emails go to",
  description:
    "Sends the emails of the return that failed again, to the new address. The order and other returns keep theirs. Possible until the return has ended, and afterward while one of its emails waits.",
  scope: "processes:write",
  input: z.object({
    process_id: identifier(),
    email: text(254)
      .transform((typed) => typed.trim())
      .refine(isEmailAddress, { error: EMAIL_EXPECTED }),
  }),
  output: z.object({ resent: z.int().describe("Failed emails that are being sent again.") }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
