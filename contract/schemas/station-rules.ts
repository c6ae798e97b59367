import { z } from "zod";
import { amountSetting, requiredVisibleText, text, visibleText } from "../base/wire";
import { REVIEW_STATUSES } from "../vocabulary/review";

/** Where a checked unit goes: the first rule that fits counts. */
const DispositionDto = z.object({
  verdict: z.enum(REVIEW_STATUSES).exclude(["MISSING"]),
  reasons: z.array(text(500)).max(50).default([]).describe("Of declined units; empty: every reason."),
  category_ids: z.array(text(128)).max(50).default([]).describe("Empty: every category."),
  grades: z.array(text(40)).max(9).default([]).describe("Of approved units; empty: every condition."),
  place: requiredVisibleText(24).describe("What is written at the bin, for example RESTOCK 04."),
  hint: visibleText(80).default("").describe("How to find it."),
});

/** How a store's parcels are checked at a station. */
export const StationRulesDto = z
  .object({
    dispositions: z
      .array(DispositionDto)
      .max(50)
      .default([
        { verdict: "APPROVED", reasons: [], category_ids: [], grades: [], place: "RESTOCK", hint: "Back on the shelf" },
        { verdict: "DECLINED", reasons: [], category_ids: [], grades: [], place: "QUARANTINE", hint: "Kept apart" },
      ]),
    photo_reasons: z
      .array(text(500))
      .max(50)
      .default(["Signs of wear", "Damaged"])
      .describe("Reject reasons that ask for a photo."),
    is_reason_shown: z.boolean().default(true).describe("Whether shoppers see why, unless the person changes it."),
    grades: z
      .array(z.object({ name: requiredVisibleText(40), hint: visibleText(80).default("") }))
      .max(9)
      .default([])
      .describe("In what condition an approved unit is, in the order of their digits."),
    is_grade_asked: z
      .boolean()
      .default(false)
      .describe("An approved unit without a grade keeps the parcel from being submitted."),
    check_lists: z
      .array(
        z.object({
          category_ids: z.array(text(128)).max(50).default([]).describe("Empty: every category."),
          lines: z.array(requiredVisibleText(80)).min(1).max(6),
        }),
      )
      .max(50)
      .default([])
      .describe("What is looked at; the first list that fits a unit counts."),
    ask_above: amountSetting().default("10000").describe("A unit worth more is not called missing without a question."),
  })
  .meta({ id: "StationRules" });
