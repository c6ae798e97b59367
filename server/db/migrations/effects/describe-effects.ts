import { splitActions, splitStatements } from "./split-statements";

/** What others can't do with the table meanwhile. */
export type Lock = "READS_AND_WRITES" | "WRITES" | "CHANGED_ROWS";
/** How long it takes: at once, or for as long as it takes to read or to write the whole table. */
export type Work = "INSTANT" | "SCAN" | "REWRITE";

export type Effect = {
  readonly statement: string;
  /** An existing table; null if the statement concerns none, or one that the same migration creates. */
  readonly table: string | null;
  readonly lock: Lock | null;
  readonly work: Work;
  /** Why a process of the version before fails afterward; null if it doesn't. */
  readonly breaks: string | null;
  /** Why it doesn't fail although `breaks` says so, in the words of the migration. */
  readonly excuse: string | null;
};

type Verdict = Pick<Effect, "lock" | "work" | "breaks">;

const NAME = String.raw`(?:"public"\.|public\.)?"?(\w+)"?`;
const named = (pattern: string): RegExp => new RegExp(pattern.replaceAll("NAME", NAME), "i");
const FORMS = {
  createTable: named("^create (?:unlogged )?table (?:if not exists )?NAME"),
  alterTable: named("^alter table (?:only )?(?:if exists )?(?:only )?NAME (.*)$"),
  createIndex: named("^create (unique )?index (?:if not exists )?(?:\\S+ )?on (?:only )?NAME"),
  createTrigger: named("^create (?:or replace )?(?:constraint )?trigger .*? on NAME"),
  dropTrigger: named("^drop trigger .*? on NAME"),
  drop: /^drop (table|view|materialized view|type|function|sequence) (?:if exists )?(.*)$/i,
  changeRows: named("^(?:with .*?)?\\b(update|delete from) (?:only )?NAME"),
  renameValue: /^alter type .* rename (value|attribute|to) /i,
};

/** Describes what each statement of a migration does to existing tables, and to processes of the version before. */
export const describeEffects = (sql: string): readonly Effect[] => {
  const statements = splitStatements(sql);
  const own = new Set(statements.map(({ text }) => FORMS.createTable.exec(text)?.[1]?.toLowerCase()));
  const columns = statements.flatMap(({ text }) => listNewColumns(text));
  return statements.flatMap(({ text, excuse }) => {
    const { table, verdicts } = judge(text);
    if (table !== null && own.has(table.toLowerCase())) return [];
    // Old code leaves a new column empty, and empty values are never equal.
    const isHarmless = FORMS.createIndex.test(text) && columns.some((column) => namesColumn(text, column));
    return verdicts.map((verdict) => ({
      ...{ statement: text, table, excuse, ...verdict },
      breaks: isHarmless ? null : verdict.breaks,
    }));
  });
};

const listNewColumns = (text: string): readonly string[] => {
  const [, , actions] = FORMS.alterTable.exec(text) ?? [];
  return splitActions(actions ?? "").flatMap((action) => {
    const [, column] = named("^add (?:column )?(?!constraint)(?:if not exists )?NAME").exec(action) ?? [];
    return column === undefined || /\bdefault\b/i.test(action) ? [] : [column];
  });
};

const namesColumn = (index: string, column: string): boolean =>
  new RegExp(`\\([^)]*\\b${column}\\b`, "i").test(index) && !/nulls not distinct/i.test(index);

const judge = (text: string): { table: string | null; verdicts: readonly Verdict[] } => {
  const [, altered, actions] = FORMS.alterTable.exec(text) ?? [];
  if (altered !== undefined && actions !== undefined)
    return { table: altered, verdicts: splitActions(actions).map(judgeAction) };
  const [, unique, indexed] = FORMS.createIndex.exec(text) ?? [];
  if (indexed !== undefined) {
    const breaks = unique === undefined ? null : "writes rows that the unique index rejects";
    return { table: indexed, verdicts: [{ lock: "WRITES", work: "SCAN", breaks }] };
  }
  const [, watched] = FORMS.createTrigger.exec(text) ?? FORMS.dropTrigger.exec(text) ?? [];
  if (watched !== undefined) return { table: watched, verdicts: [{ lock: "WRITES", work: "INSTANT", breaks: null }] };
  const [, kind, dropped = ""] = FORMS.drop.exec(text) ?? [];
  if (kind !== undefined) return judgeDrop(kind.toLowerCase(), dropped);
  if (FORMS.renameValue.test(text))
    return {
      table: null,
      verdicts: [{ lock: null, work: "INSTANT", breaks: "uses the old name of the type or value" }],
    };
  const [, , changed] = FORMS.changeRows.exec(text) ?? [];
  if (changed !== undefined)
    return { table: changed, verdicts: [{ lock: "CHANGED_ROWS", work: "SCAN", breaks: null }] };
  return { table: null, verdicts: [] };
};

const judgeDrop = (kind: string, what: string): ReturnType<typeof judge> => {
  const table = kind === "table" ? (named("^NAME").exec(what)?.[1] ?? null) : null;
  const lock = kind === "table" ? "READS_AND_WRITES" : null;
  return { table, verdicts: [{ lock, work: "INSTANT", breaks: `still uses the ${kind} that is dropped` }] };
};

type Rule = { readonly form: RegExp; readonly work: Work; readonly breaks: string | null; readonly lock?: Lock };

/** In order; the first that fits counts. */
const ACTIONS: readonly Rule[] = [
  {
    form: /^drop column\b|^drop (?!constraint|column)"/i,
    work: "INSTANT",
    breaks: "still uses the column that is dropped",
  },
  { form: /^rename (?!constraint)/i, work: "INSTANT", breaks: "still uses the old name" },
  { form: /^alter (?:column )?\S+ (?:set data )?type\b/i, work: "REWRITE", breaks: "expects the column's old type" },
  { form: /^alter (?:column )?\S+ set not null\b/i, work: "SCAN", breaks: "writes rows without the column" },
  { form: /^alter (?:column )?\S+ drop default\b/i, work: "INSTANT", breaks: "writes rows without the column" },
  {
    form: /^add (?:constraint \S+ )?(?:check|exclude)\b.*\bnot valid$/i,
    work: "INSTANT",
    breaks: "writes rows that the constraint rejects",
  },
  {
    form: /^add (?:constraint \S+ )?(?:check|unique|primary key|exclude)\b/i,
    work: "SCAN",
    breaks: "writes rows that the constraint rejects",
  },
  { form: /^add (?:constraint \S+ )?foreign key\b.*\bnot valid$/i, work: "INSTANT", breaks: null, lock: "WRITES" },
  { form: /^add (?:constraint \S+ )?foreign key\b/i, work: "SCAN", breaks: null, lock: "WRITES" },
  { form: /^validate constraint\b/i, work: "SCAN", breaks: null, lock: "CHANGED_ROWS" },
];
/** PostgreSQL stores a constant default once; one that differs by row, or a generated column, is written to each row. */
const DIFFERS_BY_ROW =
  /\b(?:gen_random_uuid|random|clock_timestamp|nextval|uuid_generate_v4)\s*\(|\b(?:big|small)?serial\b|\bgenerated always as\b/i;

const judgeAction = (action: string): Verdict => {
  const rule = ACTIONS.find(({ form }) => form.test(action));
  if (rule !== undefined) return { lock: rule.lock ?? "READS_AND_WRITES", work: rule.work, breaks: rule.breaks };
  const isNewColumn = /^add (?:column )?(?!constraint)/i.test(action);
  if (!isNewColumn) return { lock: "READS_AND_WRITES", work: "INSTANT", breaks: null };
  const isRequired = /\bnot null\b/i.test(action) && !/\bdefault\b|\bserial\b|\bgenerated\b/i.test(action);
  return {
    lock: "READS_AND_WRITES",
    work: DIFFERS_BY_ROW.test(action) ? "REWRITE" : "INSTANT",
    breaks: isRequired ? "writes rows without the new required column" : null,
  };
};
