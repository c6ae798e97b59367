import type { FieldValues } from "./connect-fields";
import type { ConnectionField } from "./types";

type Field = Pick<ConnectionField, "name" | "initial" | "kind"> & {
  options: readonly Pick<ConnectionField["options"][number], "value">[];
};

/** What the form of a provider begins with; a store in test mode with the environment for tests. */
export const initialValues = (fields: readonly Field[], isTesting: boolean): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialOf(field, isTesting)]));

const initialOf = ({ initial, kind, options }: Field, isTesting: boolean): string => {
  if (kind !== "CHOICE") return initial;
  const sandbox = options.find(({ value }) => value === "SANDBOX");
  if (isTesting && sandbox !== undefined) return sandbox.value;
  // A choice shows its first option: that is then what is sent.
  return initial === "" ? (options[0]?.value ?? "") : initial;
};
