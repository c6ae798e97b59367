import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlQuery, SqlResultSet } from "@prisma/driver-adapter-utils";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";

/** PostgreSQL's one-byte type "char", used only by its system tables. */
const CHAR_OID = 18;

/**
 * Adapts the database for the migration engine. Prisma's adapter rejects columns of type "char", but the engine reads
 * system tables that have them when it inspects an existing schema; those queries are repeated with a cast. Scripts run
 * as a whole: the adapter would split them at every semicolon, even inside a function.
 */
export function createMigrationAdapter(url: string) {
  const factory = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 10_000, max: 2 });
  type Adapter = Awaited<ReturnType<typeof factory.connect>>;
  const opened: Adapter[] = [];
  const bound = bindMigrationAwareSqlAdapterFactory({
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => readingChar(await factory.connect()),
    connectToShadowDb: async () => readingChar(await factory.connectToShadowDb()),
  });
  // The engine drops its connections without closing them; an open one keeps a database from being copied.
  return { bound, dispose: () => Promise.allSettled(opened.map((adapter) => adapter.dispose())) };

  function readingChar(adapter: Adapter): SqlDriverAdapter {
    opened.push(adapter);
    const ask = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = (query) => ask(query).catch((error) => askWithCast({ adapter, ask, query, error }));
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  }

  async function askWithCast(failed: {
    adapter: Adapter;
    ask: (query: SqlQuery) => Promise<SqlResultSet>;
    query: SqlQuery;
    error: unknown;
  }): Promise<SqlResultSet> {
    if (!isCharRefused(failed.error)) throw failed.error;
    const { fields } = await failed.adapter.underlyingDriver().query(failed.query.sql, failed.query.args);
    const columns = fields.map(({ name, dataTypeID }) => (dataTypeID === CHAR_OID ? `"${name}"::bpchar` : `"${name}"`));
    const sql = `select ${columns.join(", ")} from (${failed.query.sql.replace(/;\s*$/, "")}) as catalog`;
    const result = await failed.ask({ ...failed.query, sql });
    const columnTypes = result.columnTypes.map((type, index) =>
      fields[index]?.dataTypeID === CHAR_OID ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  }
}

function isCharRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "type" in cause && cause.type === "char";
}
