import pg from "pg";

/** Runs `work` completely or not at all. */
export async function inOneTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // A lost connection can't roll back, and needn't.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Opens a connection for migrating and closes it at the end. */
export async function withMigrationClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener, a lost connection would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
