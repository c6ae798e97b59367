import {
  type BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type InsertQueryNode,
  Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryId,
  type RawBuilder,
  sql,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import { columnsOf, TABLE_NAMES } from "@/server/schema/columns";
import type { Tables } from "./generated/tables";
import { snakeCase } from "./names";

/**
 * The statement builder (docs/decisions/0078): tables by their names in PostgreSQL, columns by the members of the
 * domain values. It only builds; `run.ts` runs. Use `sql` for parts that need SQL itself; each can be used inside the
 * other.
 */

/** A piece of SQL or a whole statement, with its parameters. */
export type Sql<Row = unknown> = RawBuilder<Row>;
export { sql };

const JSON_COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLE_NAMES.map((table) => {
    const ofJson = Object.values(columnsOf(table)).filter(({ type }) => type === "jsonb");
    return [table, new Set(ofJson.map(({ column }) => column))];
  }),
);

const jsonColumnsOf = (table: OperationNode | undefined): ReadonlySet<string> =>
  (table !== undefined && TableNode.is(table) && JSON_COLUMNS.get(table.table.identifier.name)) || new Set();

/** The driver writes lists as PostgreSQL arrays, so the value of a JSON column is sent as text. */
const asJson = <Node extends OperationNode>(node: Node): Node | ValueNode =>
  ValueNode.is(node) && typeof node.value === "object" && node.value !== null
    ? ValueNode.create(JSON.stringify(node.value))
    : node;

/**
 * Converts names to those in PostgreSQL. `in (…)` becomes one array, so that the text of a statement, and so its plan,
 * is the same for lists of every length.
 */
class OurNames extends OperationNodeTransformer {
  protected override transformIdentifier(...words: Parameters<OperationNodeTransformer["transformIdentifier"]>) {
    const node = super.transformIdentifier(...words);
    return { ...node, name: snakeCase(node.name) };
  }

  protected override transformBinaryOperation(node: BinaryOperationNode, id?: QueryId): BinaryOperationNode {
    const transformed = super.transformBinaryOperation(node, id);
    const { operator, rightOperand } = transformed;
    if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return transformed;
    const list = [...rightOperand.values];
    const isIn = operator.operator === "in" || operator.operator === "=";
    return {
      ...transformed,
      operator: OperatorNode.create(isIn ? "=" : "<>"),
      rightOperand: (isIn ? sql`any(${list})` : sql`all(${list})`).toOperationNode(),
    };
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const transformed = super.transformInsertQuery(node, id);
    const { into, columns, values } = transformed;
    const ofJson = jsonColumnsOf(into);
    if (values === undefined || !ValuesNode.is(values) || ofJson.size === 0) return transformed;
    const isJson = columns?.map(({ column }) => ofJson.has(column.name)) ?? [];
    const rows = values.values.map((row) =>
      ValueListNode.is(row)
        ? ValueListNode.create(row.values.map((value, place) => (isJson[place] ? asJson(value) : value)))
        : row,
    );
    return { ...transformed, values: ValuesNode.create(rows) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const transformed = super.transformUpdateQuery(node, id);
    const ofJson = jsonColumnsOf(transformed.table);
    const updates = transformed.updates?.map((update): ColumnUpdateNode => {
      const isJson = ColumnNode.is(update.column) && ofJson.has(update.column.column.name);
      return isJson ? { ...update, value: asJson(update.value) } : update;
    });
    return updates === undefined ? transformed : { ...transformed, updates };
  }
}

const ourNames = new OurNames();
const names: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => ourNames.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

export const query = new Kysely<Tables>({ dialect, plugins: [names] });

/** The same for a table named by callers of `run.ts`, which know its types. */
export const looseQuery = new Kysely<Record<string, Record<string, unknown>>>({ dialect, plugins: [names] });

/** Our own SQL uses names unchanged. */
const asWritten = new Kysely<Tables>({ dialect });

export type Statement<Row> = Compilable<Row> | Sql<Row>;

export const compile = <Row>(statement: Statement<Row>): CompiledQuery<Row> =>
  "isRawBuilder" in statement ? statement.compile(asWritten) : statement.compile();
