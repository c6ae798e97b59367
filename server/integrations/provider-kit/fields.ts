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

/** A field of a provider's form: what is accepted, and how the form asks for it. Every value is a text. */
export const field = <T extends z.ZodType<string>>(type: T, meta: FieldMeta): T => type.meta(meta);

type Choice = Pick<FieldMeta, "label" | "help"> & {
  /** Each value with its label; the first is what an empty field means. */
  readonly options: Readonly<Record<string, string>>;
};

/** A field with a few values, in letters of any case. */
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

/** The forms of a provider, and how they are read where nothing but its fields is checked. */
export const formsOf = (credentials: z.ZodObject, settings: z.ZodObject) => ({
  credentials: describeFields(credentials),
  settings: describeFields(settings),
  readValues: (typed: Readonly<Record<string, unknown>>) => readFields(credentials.extend(settings.shape), typed),
});

/** A field that must be filled. */
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

/** "true" or "", from a word in any case. Its fault begins with the field's name: a command line shows no form. */
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

/** The form of a schema, field by field, in its order. */
export const describeFields = (schema: z.ZodObject): readonly ConnectionField[] =>
  Object.entries(schema.shape).map(([name, type]) => {
    const meta = z.globalRegistry.get(type as z.ZodType) as FieldMeta | undefined;
    if (meta === undefined) throw new Error(`The field ${name} of a provider has no label.`);
    const { label, help, kind, placeholder = "", options = [], initial = "" } = meta;
    const isRequired = !(type as z.ZodType).safeParse(undefined).success;
    return { name, label, help, kind, isRequired, placeholder, options, initial };
  });

/** Checks what was typed against a schema; faults are named by field. Names that the schema lacks are dropped. */
export const readFields = (schema: z.ZodObject, typed: Readonly<Record<string, unknown>>): ReadValues => {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data as ConnectionValues };
  const faults = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), description: message }));
  return { ok: false, faults };
};
