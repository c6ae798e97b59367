import { z } from "zod";

/** Shoppers may still ask about a return after this many days, so data can't be erased sooner. */
export const FEWEST_KEEP_DAYS = 90;

/** How long a store keeps personal data of its shoppers. */
export const PersonalDataDto = z
  .object({
    keep_days: z
      .int()
      .min(0)
      .max(3650)
      .default(0)
      .refine((days) => days === 0 || days >= FEWEST_KEEP_DAYS, {
        error: `must be 0, which keeps it permanently, or ${FEWEST_KEEP_DAYS} or more`,
      })
      .describe(
        "Number of days after a return ends for which its personal data is kept: name, addresses, email, phone, comments, files, emails " +
          `and webhooks. 0: permanently; otherwise ${FEWEST_KEEP_DAYS} or more.`,
      ),
  })
  .meta({ id: "PersonalData" });
