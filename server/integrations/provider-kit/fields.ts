import { z } from "zod";
import type { ConnectionFieldKind } from "@/contract/vocabulary/connection";
import type { ConnectionField, ConnectionValues, ReadValues } from "@/server/partners/provider";

type FieldMeta = {
  label: string;
  help: string;
  kind: ConnectionFieldKind;
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  initial?: string;
};

/** Creates a field of a provider's form: its validation and its label. Every value is a string. */
export const field = <T extends z.ZodType<string>>(type: T, meta: FieldMeta): T => type.meta(meta);

type Choice = Pick<FieldMeta, "label" | "help"> & {
  /** Labels by value; the first value applies to an empty field. */
  readonly options: Readonly<Record<string, string>>;
};

/** Creates a field with a few values, which are case-insensitive. */
export const choiceField = ({ label, help, options }: Choice) => {
  const values = Object.keys(options);
  const [initial = ""] = values;
  const type = z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? value.trim().toUpperCase() : initial),
    z.enum(values, { error: `Choose one of: ${values.join(", ")}.` }),
  );
  const shown = Object.entries(options).map(([value, words]) => ({ value, label: words }));
  return field(type, { label, help, kind: "CHOICE", options: shown, initial });
};

/** Returns a provider's forms and their readers, for providers that only validate the fields. */
export const formsOf = (credentials: z.ZodObject, settings: z.ZodObject) => ({
  credentials: describeFields(credentials),
  settings: describeFields(settings),
  readValues: (typed: Readonly<Record<string, unknown>>) => readFields(credentials.extend(settings.shape), typed),
});

/** Creates a required field. */
export const required = (label: string): z.ZodString =>
  z
    .string({ error: `Enter the ${label}.` })
    .trim()
    .min(1, { error: `Enter the ${label}.` })
    .max(2_048);

const SWITCHES: Readonly<Record<string, "true" | "">> = {
  ...{ yes: "true", true: "true", on: "true", "1": "true" },
  ...{ no: "", false: "", off: "", "0": "", "": "" },
};

/**
 * Creates a yes/no field: "true" or "", from a word in any case. Its error begins with the field's name, because the
 * command line shows no form.
 */
export const toggle = (name: string): z.ZodType<string> =>
  z.preprocess(
    (value) => {
      const word = String(value ?? "")
        .trim()
        .toLowerCase();
      return Object.hasOwn(SWITCHES, word) ? SWITCHES[word] : word;
    },
    z.enum(["true", ""], { error: `${name} takes yes or no (also true, false, on, off, 1, 0).` }),
  );

/** Describes a schema as form fields, in its order. */
export const describeFields = (schema: z.ZodObject): readonly ConnectionField[] =>
  Object.entries(schema.shape).map(([name, type]) => {
    const meta = z.globalRegistry.get(type as z.ZodType) as FieldMeta | undefined;
    if (meta === undefined) throw new Error(`The field ${name} of a provider has no label.`);
    const { label, help, kind, placeholder = "", options = [], initial = "" } = meta;
    const isRequired = !(type as z.ZodType).safeParse(undefined).success;
    return { name, label, help, kind, isRequired, placeholder, options, initial };
  });

/** Validates input against a schema and returns errors by field. Unknown fields are dropped. */
export const readFields = (schema: z.ZodObject, typed: Readonly<Record<string, unknown>>): ReadValues => {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data as ConnectionValues };
  const faults = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), description: message }));
  return { ok: false, faults };
};
