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
 * Runs before the database tests: starts a server (TEST_DATABASE_URL, otherwise a temporary one) with one migrated
 * template, which every worker copies. Returns the cleanup function.
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
