import type { StationRulesDto } from "@/contract/schemas/station-rules";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import { checkStationRules } from "@/server/domain/store/check-station-rules";
import type { Store } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";
import type { Given } from "@/server/kernel/wire-names";

/** The rules of the bench as they were written. @throws Problem naming a reason or a grade that the store does not have */
export const readStationRules = (input: Given<typeof StationRulesDto>, store: Store): StoreSettings => {
  const station = {
    dispositions: input.dispositions.map(({ categoryIds, ...rule }) => ({ ...rule, categoryIds })),
    photoReasons: input.photoReasons,
    isReasonShown: input.isReasonShown,
    askAboveMinor: Number(input.askAbove),
    grades: input.grades,
    isGradeAsked: input.isGradeAsked,
    checkLists: input.checkLists.map(({ categoryIds, lines }) => ({ categoryIds, lines })),
  };
  const [wrong] = checkStationRules(station, store.config);
  if (wrong !== undefined) throw invalidField(wrong.field, wrong.description);
  return { ...store, config: { ...store.config, station } };
};
