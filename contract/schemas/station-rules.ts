import { z } from "zod";
import { amountSetting, requiredVisibleText, text, visibleText } from "../base/wire";
import { REVIEW_STATUSES } from "../vocabulary/review";

/** Where an inspected unit goes: the first matching rule applies. */
const DispositionDto = z.object({
  verdict: z.enum(REVIEW_STATUSES).exclude(["MISSING"]),
  reasons: z.array(text(500)).max(50).default([]).describe("Reasons for declining. Empty: every reason."),
  category_ids: z.array(text(128)).max(50).default([]).describe("Empty: every category."),
  grades: z.array(text(40)).max(9).default([]).describe("Grades of approved units. Empty: every grade."),
  place: requiredVisibleText(24).describe("Text on the bin label, for example RESTOCK 04."),
  hint: visibleText(80).default("").describe("Where to find the bin."),
});

/** How a store's parcels are inspected at a station. */
export const StationRulesDto = z
  .object({
    dispositions: z
      .array(DispositionDto)
      .max(50)
      .default([
        { verdict: "APPROVED", reasons: [], category_ids: [], grades: [], place: "RESTOCK", hint: "Back on the shelf" },
        {
          verdict: "DECLINED",
          reasons: [],
          category_ids: [],
          grades: [],
          place: "QUARANTINE",
          hint: "Kept separately",
        },
      ]),
    photo_reasons: z
      .array(text(500))
      .max(50)
      .default(["Signs of wear", "Damaged"])
      .describe("Reject reasons that require a photo."),
    is_reason_shown: z.boolean().default(true).describe("Whether shoppers see the reason by default."),
    grades: z
      .array(z.object({ name: requiredVisibleText(40), hint: visibleText(80).default("") }))
      .max(9)
      .default([])
      .describe("Grades for approved units, in the order of their number keys."),
    is_grade_asked: z
      .boolean()
      .default(false)
      .describe("Whether a parcel can't be submitted until every approved unit has a grade."),
    check_lists: z
      .array(
        z.object({
          category_ids: z.array(text(128)).max(50).default([]).describe("Empty: every category."),
          lines: z.array(requiredVisibleText(80)).min(1).max(6),
        }),
      )
      .max(50)
      .default([])
      .describe("Points to inspect. The first list that matches a unit is used."),
    ask_above: amountSetting()
      .default("10000")
      .describe("Unit value above which marking a unit as missing requires confirmation."),
  })
  .meta({ id: "StationRules" });
