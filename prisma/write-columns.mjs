/**
 * A Prisma generator: writes the annotations of columns in prisma/schema as a table that domain, queries and the
 * request log read (docs/decisions/0071), and the types of the tables for the query builder.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import helper from "@prisma/generator-helper";
import { tableTypes } from "./write-tables.mjs";

const POSTGRES_TYPES = {
  String: "text",
  Boolean: "boolean",
  Int: "integer",
  BigInt: "bigint",
  Float: "double precision",
  DateTime: "timestamptz",
  Json: "jsonb",
  Bytes: "bytea",
};

/** `@wire(customer.phone) @frozen` → wire: "customer.phone", frozen: true. */
const FACT = /@(\w+)(?:\(([^)]*)\))?/g;

helper.generatorHandler({
  onManifest: () => ({ prettyName: "Columns", defaultOutput: "generated" }),
  onGenerate: async ({ dmmf, generator }) => {
    const { models, enums } = dmmf.datamodel;
    const enumNames = new Set(enums.map(({ name, dbName }) => dbName ?? name));
    const tables = models.map((model) => [model.dbName ?? model.name, describeTable(model, enumNames)]);
    const text = [
      "/** Written by prisma/write-columns.mjs from prisma/schema; do not edit. */",
      `export const COLUMNS = ${JSON.stringify(Object.fromEntries(tables))} as const;`,
      "",
    ];
    const folder = generator.output.value;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "columns.ts"), text.join("\n"));
    const ofTables = join(dirname(generator.sourceFilePath), generator.config.tables);
    mkdirSync(ofTables, { recursive: true });
    writeFileSync(join(ofTables, "tables.ts"), tableTypes({ models, enums }));
  },
});

function describeTable(model, enumNames) {
  const ofModel = readFacts(model.documentation);
  const stored = model.fields.filter(({ kind }) => kind === "scalar" || kind === "enum");
  return Object.fromEntries(stored.map((field) => [field.name, describeField(field, { ofModel, enumNames })]));
}

function describeField(field, { ofModel, enumNames }) {
  const isEnum = field.kind === "enum";
  if (isEnum && !enumNames.has(field.type)) throw new Error(`There is no enum ${field.type}.`);
  const isDay = field.nativeType?.[0] === "Date";
  const type = isEnum ? `"${field.type}"` : isDay ? "date" : POSTGRES_TYPES[field.type];
  if (type === undefined) throw new Error(`Nobody has said what ${field.type} of ${field.name} is in PostgreSQL.`);
  return {
    column: field.dbName ?? field.name,
    type: field.isList ? `${type}[]` : type,
    ...(field.isRequired ? {} : { nullable: true }),
    ...defaultOf(field),
    ...ofModel,
    ...readFacts(field.documentation),
  };
}

/** Returns the default of a value that isn't JSON; computed defaults are left out. */
function defaultOf({ kind, type, default: given }) {
  if (kind !== "scalar" || type === "Json" || given === undefined || typeof given === "object") return {};
  return { default: type === "BigInt" ? Number(given) : given };
}

function readFacts(documentation = "") {
  const facts = [...documentation.matchAll(FACT)].filter(([, name]) => name !== "holds");
  return Object.fromEntries(facts.map(([, name, words]) => [name, words ?? true]));
}
