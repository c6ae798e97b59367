import type { z } from "zod";

/**
 * The only place that converts between published names (snake_case) and ours (camelCase). Only members declared by a
 * schema are renamed: the keys of a record are data, whatever they look like.
 */

type CamelName<N> = N extends string
  ? N extends Lowercase<N>
    ? N extends `${infer Head}_${infer Tail}`
      ? `${Head}${Capitalize<CamelName<Tail>>}`
      : N
    : N
  : N;

/** A value of the contract with our names. */
export type InOurNames<T> = T extends readonly (infer Item)[]
  ? InOurNames<Item>[]
  : T extends object
    ? { [N in keyof T as string extends N ? N : CamelName<N>]: InOurNames<T[N]> }
    : T;

/** The input of a schema for a response, with our names. */
export type Shown<S extends z.ZodType> = InOurNames<z.input<S>>;
/** The output of a schema, with our names. */
export type Given<S extends z.ZodType> = InOurNames<z.output<S>>;

/** What is renamed in a value; a place with several possible kinds of values has several of these. */
type Plan = {
  /** Published name → our name, and what is renamed inside. */
  fields?: Map<string, { ours: string; plan: Plan }>;
  items?: Plan;
  values?: Plan;
};

const plans = new WeakMap<z.core.$ZodType, Plan>();

export const camelName = (name: string): string =>
  name === name.toLowerCase() ? name.replaceAll(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase()) : name;

/** Converts a schema's output to our names. */
export const fromWire = <S extends z.ZodType>(schema: S, value: z.output<S>): Given<S> =>
  rename(planOf(schema), value, IN) as Given<S>;

/** Converts a response to published names, for validation by the schema. Undeclared members are left out. */
export const toWire = <S extends z.ZodType>(schema: S, value: Shown<S>): z.input<S> =>
  rename(planOf(schema), value, OUT) as z.input<S>;

type Direction = (published: string, ours: string) => readonly [from: string, to: string];
const IN: Direction = (published, ours) => [published, ours];
const OUT: Direction = (published, ours) => [ours, published];

const rename = (plan: Plan, value: unknown, direction: Direction): unknown => {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const { items } = plan;
    return items === undefined ? value : value.map((item) => rename(items, item, direction));
  }
  const { fields, values } = plan;
  if (fields !== undefined) return renameMembers(fields, value as Record<string, unknown>, direction);
  if (values === undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rename(values, one, direction)]));
};

const renameMembers = (
  fields: NonNullable<Plan["fields"]>,
  value: Record<string, unknown>,
  direction: Direction,
): Record<string, unknown> => {
  const renamed: Record<string, unknown> = {};
  for (const [published, { ours, plan }] of fields) {
    const [from, to] = direction(published, ours);
    // None of our schemas distinguishes an undefined member from a missing one.
    if (value[from] !== undefined) renamed[to] = rename(plan, value[from], direction);
  }
  return renamed;
};

/** Returns the plan of a schema, created on first use. A recursive schema finds its own plan. */
const planOf = (schema: z.core.$ZodType): Plan => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // Optionality does not change names.
  if ("innerType" in def) return planOf(def.innerType);
  const known = plans.get(schema);
  if (known !== undefined) return known;
  const plan: Plan = {};
  plans.set(schema, plan);
  return Object.assign(plan, makePlan(def));
};

const makePlan = (def: z.core.$ZodTypes["_zod"]["def"]): Plan => {
  switch (def.type) {
    case "object":
      return { fields: fieldsOf(def.shape) };
    case "array":
      return { items: planOf(def.element) };
    case "record":
      return { values: planOf(def.valueType) };
    case "union":
      return def.options.map(planOf).reduce(join, {});
    default:
      return {};
  }
};

const fieldsOf = (shape: z.core.$ZodShape): NonNullable<Plan["fields"]> => {
  const fields: NonNullable<Plan["fields"]> = new Map();
  const ours = new Set<string>();
  for (const [published, schema] of Object.entries(shape)) {
    const name = camelName(published);
    if (ours.has(name)) throw new Error(`Two members of one object are called ${name}.`);
    ours.add(name);
    fields.set(published, { ours: name, plan: planOf(schema) });
  }
  return fields;
};

/** Merges plans: a union of objects has the members of all of them. */
const join = (left: Plan, right: Plan): Plan => {
  if ((left.fields ?? right.fields) !== undefined && (left.values ?? right.values) !== undefined)
    throw new Error("A value that is a record or an object cannot be renamed.");
  return {
    ...left,
    ...right,
    ...(left.fields && right.fields ? { fields: new Map([...left.fields, ...right.fields]) } : {}),
    ...(left.items && right.items ? { items: join(left.items, right.items) } : {}),
  };
};
