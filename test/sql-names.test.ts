import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { columnsOf, TABLE_NAMES } from "@/server/schema/columns";

/**
 * The query builder's statements are typed; raw SQL isn't. Here its tables, and the columns of aliases that stand for
 * one table in a file, are checked against prisma/schema: a misspelled one is found without running it.
 */

const FOLDER = join(import.meta.dirname, "..", "server", "db");
const COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLE_NAMES.map((table) => [table, new Set(Object.values(columnsOf(table)).map(({ column }) => column))]),
);
/** Of every row; not one of our columns. */
const SYSTEM_COLUMNS = new Set(["xmin", "ctid"]);
const HOLE = "\u0001";

type File = { name: string; texts: string[] };

/** The SQL of a file, template by template; interpolations become placeholders. */
const sqlOf = (path: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && /^(?:sql$|(?:read|change)\w+\b)/.test(node.tag.getText())) {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      texts.push(
        parts
          .join(HOLE)
          .replaceAll(/'[^']*'/g, "''")
          .replaceAll(/\/\*.*?\*\//g, ""),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true));
  return texts;
};

const files: File[] = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|generated|^tables\//.test(name))
  .map((name) => ({ name, texts: sqlOf(join(FOLDER, name)) }));

const RELATION =
  /(?:\b(?<!distinct |epoch )(?:from|join|update(?! set)|into)\s+(?:only\s+)?(?!lateral\b))([a-z_][a-z0-9_]*)\b(?!\s*\()(?:\s+(?:as\s+)?([a-z_][a-z0-9_]*))?/g;
const KEYWORDS = new Set([
  "select",
  "set",
  "where",
  "on",
  "order",
  "join",
  "left",
  "cross",
  "using",
  "values",
  "for",
  "limit",
  "group",
  "inner",
  "returning",
  "skip",
  "of",
  "as",
  "and",
  "union",
  "tablesample",
]);

/** Names that a statement defines itself: CTEs, subqueries, row sets. */
const ownNames = (text: string): string[] => [
  ...[...text.matchAll(/\b([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/g)].map(
    ([, name = ""]) => name,
  ),
  ...[...text.matchAll(/\)\s+(?:as\s+)?([a-z_]\w*)/g)].map(([, name = ""]) => name),
];

const relationsOf = (piece: string): { table: string; alias: string }[] =>
  relationsIn(PIECE.test(piece) ? `from ${piece}` : piece);

/** A table with its alias in a statement. */
const PIECE = /^[a-z_]+ [a-z]$/;

const relationsIn = (text: string): { table: string; alias: string }[] =>
  [...text.matchAll(RELATION)].map(([, table = "", alias = ""]) => ({
    table,
    alias: KEYWORDS.has(alias) ? "" : alias,
  }));

test("tables in SQL exist in the schema", () => {
  // A CTE may be in another file than the query that uses it.
  const own = new Set(files.flatMap(({ texts }) => texts.flatMap(ownNames)));
  const wrong = files.flatMap(({ name, texts }) => {
    return texts
      .flatMap(relationsOf)
      .filter(({ table }) => !COLUMNS.has(table) && !own.has(table) && !KEYWORDS.has(table))
      .map(({ table }) => `${name}: ${table}`);
  });
  expect(wrong.join("\n")).toEqual("");
});

test("columns of an alias in SQL exist in its table", () => {
  const wrong = files.flatMap(({ name, texts }) => {
    const own = new Set(texts.flatMap(ownNames));
    const tables = new Map<string, Set<string>>();
    for (const { table, alias } of texts.flatMap(relationsOf))
      for (const word of [alias, table]) if (word !== "") tables.set(word, (tables.get(word) ?? new Set()).add(table));
    return texts.flatMap((text) =>
      [...text.matchAll(/\b([a-z_]\w*)\.([a-z_]\w*)\b(?!\s*\()/g)].flatMap(([found, alias = "", column = ""]) => {
        const [table, ...others] = [...(tables.get(alias) ?? [])];
        const columns = table === undefined || others.length > 0 || own.has(alias) ? undefined : COLUMNS.get(table);
        return columns === undefined || columns.has(column) || SYSTEM_COLUMNS.has(column) ? [] : [`${name}: ${found}`];
      }),
    );
  });
  expect(wrong.join("\n")).toEqual("");
});

test("it finds most of the named columns", () => {
  const named = files.flatMap(({ texts }) => texts.flatMap((text) => [...text.matchAll(/\b[a-z_]\w*\.[a-z_]\w*\b/g)]));
  expect(named.length).toBeGreaterThan(500);
});
