import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { administer, databaseUrl } from "./template";

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * A migrated, empty database: a copy of the template, made in 15 ms in memory and 400 ms on a disk. Call it once per
 * test file (`beforeAll`) and `drop` it in `afterAll`; within a file, give every test its own tenant instead of its own
 * database.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject("databaseServer");
  const name = `${template}_${randomBytes(4).toString("hex")}`;
  await administer(url, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(url, name),
    drop: async () => {
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}
