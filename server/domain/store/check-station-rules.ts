import type { StationRules } from "./station-rules";
import type { SettingViolation, StoreConfig } from "./types";

/**
 * Returns what is wrong with inspection rules beyond the format of each field. A reason that the store has removed
 * since is no error for somebody who changes something else: only newly named reasons are looked up.
 */
export const checkStationRules = (
  { grades, photoReasons, dispositions }: StationRules,
  { rejectReasons, station: before }: Pick<StoreConfig, "rejectReasons" | "station">,
): SettingViolation[] => {
  const named = [...before.photoReasons, ...before.dispositions.flatMap(({ reasons }) => reasons)];
  const known = new Set([...rejectReasons, ...named]);
  const unknownOf = (field: string, reasons: readonly string[]): SettingViolation[] =>
    reasons.flatMap((reason, index) =>
      known.has(reason)
        ? []
        : [{ field: `${field}[${index}]`, description: `"${reason}" isn't a reject reason of this store` }],
    );
  const names = grades.map(({ name }) => name);
  return [
    ...unknownOf("photo_reasons", photoReasons),
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ field: `grades[${index}].name`, description: `"${name}" is listed twice` }],
    ),
    ...dispositions.flatMap(({ reasons, grades: asked = [] }, index) => [
      ...unknownOf(`dispositions[${index}].reasons`, reasons),
      ...asked.flatMap((name, at) =>
        names.includes(name)
          ? []
          : [{ field: `dispositions[${index}].grades[${at}]`, description: `"${name}" isn't a grade of this store` }],
      ),
    ]),
  ];
};
