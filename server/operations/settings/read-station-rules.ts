import type { z } from "zod";
import type { StationRulesDto } from "@/contract/schemas/station-rules";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import { checkStationRules } from "@/server/domain/store/check-station-rules";
import type { Store } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";

/** The rules of the bench as they were written. @throws Problem naming a reason or a grade that the store does not have */
export const readStationRules = (input: z.output<typeof StationRulesDto>, store: Store): StoreSettings => {
  const station = {
    dispositions: input.dispositions.map(({ category_ids: categoryIds, ...rule }) => ({ ...rule, categoryIds })),
    photoReasons: input.photo_reasons,
    isReasonShown: input.is_reason_shown,
    askAboveMinor: Number(input.ask_above),
    grades: input.grades,
    isGradeAsked: input.is_grade_asked,
    checkLists: input.check_lists.map(({ category_ids: categoryIds, lines }) => ({ categoryIds, lines })),
  };
  const [wrong] = checkStationRules(station, store.config);
  if (wrong !== undefined) throw invalidField(wrong.field, wrong.description);
  return { ...store, config: { ...store.config, station } };
};
