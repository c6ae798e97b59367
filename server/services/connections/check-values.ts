import { HIDDEN_SECRET } from "@/server/domain/connections/hidden-secret";
import { nearestName } from "@/server/kernel/nearest-name";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ConnectionField, ConnectionValues, FieldFault, ProviderDefinition } from "@/server/partners/provider";
import type { Provider, Providers } from "@/server/partners/providers";

/** @throws Problem NOT_FOUND */
export const requireProvider = ({ providers }: { providers: Providers }, provider: string): Provider => {
  const definition = providers.all.get(provider);
  if (definition === undefined) throw notFound("provider");
  return definition;
};

export const fieldsOf = ({ credentials, settings }: Pick<ProviderDefinition, "credentials" | "settings">) => [
  ...credentials,
  ...settings,
];

type Typed = Readonly<Record<string, string>>;

/**
 * Validates and normalizes what a person typed, without contacting the provider. For an existing connection, empty
 * secrets and absent values keep their stored value, and so do the values that the provider added.
 * @throws Problem INVALID_ARGUMENT that names the fields as `values.<name>`
 */
export const checkValues = (
  definition: ProviderDefinition,
  { typed, known = {} }: { typed: Typed; known?: ConnectionValues | undefined },
): ConnectionValues => {
  requireKnownNames(definition, typed);
  const names = fieldsOf(definition).map((field) => [field.name, chosenValue(field, { typed, known })]);
  const read = definition.readValues(Object.fromEntries(names.filter(([, value]) => value !== undefined)));
  if (read.ok) return { ...known, ...read.values };
  throw faultsProblem(read.faults);
};

/** Without this check a misspelled name would look like a value that is left unchanged. */
const requireKnownNames = (definition: ProviderDefinition, typed: Typed): void => {
  const known = fieldsOf(definition).map(({ name }) => name);
  const faults = Object.keys(typed)
    .filter((name) => !known.includes(name))
    .slice(0, MOST_UNKNOWN_NAMED)
    .map((field) => {
      const nearest = nearestName(field, known);
      const hint = nearest === null ? `Known values: ${known.join(", ")}.` : `Did you mean “${nearest}”?`;
      return { field, description: `${definition.displayName} has no value named “${field}”. ${hint}` };
    });
  if (faults.length > 0) throw faultsProblem(faults);
};

const MOST_UNKNOWN_NAMED = 10;

/** An INVALID_ARGUMENT that names the fields as `values.<name>`. */
export const faultsProblem = (faults: readonly FieldFault[]): Problem => {
  const violations = faults.map(({ field, description }) => ({ field: `values.${field}`, description }));
  return new Problem("INVALID_ARGUMENT", violations.map(({ description }) => description).join(" "), { violations });
};

const chosenValue = (
  { name, kind, initial }: ConnectionField,
  { typed, known }: { typed: Typed; known: ConnectionValues },
): string | undefined => {
  const given = typed[name];
  const isKept = given === undefined || (kind === "SECRET" && given === "");
  if (!isKept) return given;
  return known[name] ?? given ?? (initial === "" ? undefined : initial);
};

/** The last characters of a shorter secret would reveal too much of it. */
const SHORTEST_TOLD = 12;

/** The values that people see: the last four characters of a secret, or only that it is saved; other values in full. */
export const shownValues = (definition: ProviderDefinition, values: ConnectionValues): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(definition).map(({ name, kind }) => {
      const value = values[name] ?? "";
      return [name, kind !== "SECRET" ? value : shownSecret(value)];
    }),
  );

const shownSecret = (value: string): string => {
  if (value === "") return "";
  return value.length < SHORTEST_TOLD ? HIDDEN_SECRET : value.slice(-4);
};
