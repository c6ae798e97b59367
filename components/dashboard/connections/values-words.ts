import type { FieldValues } from "./connect-fields";
import type { ConnectionDetail, Provider } from "./types";

type Saved = { typed: FieldValues; settings: Provider["settings"] };

/**
 * Whether what was saved changes how orders are read, so that those that are here have to be read once more. Settings
 * that people choose or switch say what is done with refunds; those that they write say what counts as shipped.
 */
export const isReadAnew = (before: ConnectionDetail["values"], { typed, settings }: Saved): boolean =>
  settings.some(
    ({ name, kind }) => kind === "TEXT" && typed[name] !== (before.find((each) => each.name === name)?.value ?? ""),
  );

/** A value as people read it; of a secret, its last characters. */
export const valueWords = (
  { name, kind, value, is_stored: isStored }: ConnectionDetail["values"][number],
  settings: Provider["settings"],
): string => {
  if (kind === "TOGGLE") return value === "true" ? "On" : "Off";
  if (value === "") return isStored ? "Saved, too short to show" : "–";
  if (kind === "SECRET") return `•••• ${value}`;
  const options = settings.find((setting) => setting.name === name)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
};
