import type { TestProject } from "vitest/node";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";
import { keepTemporaryFilesInMemory } from "../scripts/testing/memory-folder.mjs";
import { buildTemplate, dropTemplate } from "./template";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server with the migrated template database, and the template's name. */
    databaseServer: { readonly url: string; readonly template: string };
  }
}

/**
 * Before the database tests: a server (TEST_DATABASE_URL, else a throw-away one) with one migrated template, of which
 * every worker gets copies. Returns what cleans up.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepTemporaryFilesInMemory();
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startTemporaryCluster();
  const url = given ?? cluster?.url() ?? "";
  try {
    const template = await buildTemplate(url);
    project.provide("databaseServer", { url, template });
    return async () => {
      await dropTemplate({ url, template });
      await cluster?.stop();
    };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}
