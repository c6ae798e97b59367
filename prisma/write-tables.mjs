/**
 * Writes the tables of prisma/schema as types for the query builder (docs/decisions/0078): members instead of columns;
 * enumerations as unions; types of JSON and text columns with `@holds(Type from path)`.
 */

const TYPES = {
  String: "string",
  Boolean: "boolean",
  Int: "number",
  BigInt: "number",
  Float: "number",
  DateTime: "Moment",
  Json: "unknown",
  Bytes: "Uint8Array",
};

/** `@holds(ListColumn[] from contract/vocabulary/return-list)`, with any number of types. */
const HOLDS = /@holds\(([^)]+?)(?: from ([\w./-]+))?\)/;

export function tableTypes({ models, enums }) {
  const imports = new Map();
  const tables = models.map((model) => {
    const stored = model.fields.filter(({ kind }) => kind === "scalar" || kind === "enum");
    const members = stored.map((field) => `    ${field.name}: ${memberType(field, imports)};`);
    return `  ${model.dbName ?? model.name}: {\n${members.join("\n")}\n  };`;
  });
  const unions = enums.map(
    ({ name, values }) => `type ${name} = ${values.map((value) => `"${value.name}"`).join(" | ")};`,
  );
  return [
    "/** Written by prisma/write-tables.mjs from prisma/schema; do not edit. */",
    'import type { Day, DefaultMoment, List, Moment, Optional } from "../column-types";',
    ...[...imports].sort().map(([path, names]) => `import type { ${[...names].sort().join(", ")} } from "@/${path}";`),
    ...unions,
    `export type Tables = {\n${tables.join("\n")}\n};`,
    "",
  ].join("\n");
}

function memberType(field, imports) {
  const held = HOLDS.exec(field.documentation ?? "");
  if (held?.[2] !== undefined) {
    const names = imports.get(held[2]) ?? new Set();
    for (const name of held[1].match(/\b[A-Z]\w*/g) ?? []) if (!BUILT_IN.has(name)) names.add(name);
    imports.set(held[2], names);
  }
  const isEnum = field.kind === "enum";
  const isDay = field.nativeType?.[0] === "Date";
  const one = held?.[1] ?? (isEnum ? field.type : isDay ? "Day" : TYPES[field.type]);
  if (one === undefined) throw new Error(`Nobody has said what ${field.type} of ${field.name} is in TypeScript.`);
  if (field.isList) return `List<${one.replace(/\[\]$/, "")}>`;
  const given = field.isRequired ? one : `${one} | null`;
  if (!field.hasDefaultValue) return given;
  return one === "Moment" ? "DefaultMoment" : `Optional<${given}>`;
}

const BUILT_IN = new Set(["Record", "Partial", "Pick", "Omit", "Readonly", "Uint8Array"]);
