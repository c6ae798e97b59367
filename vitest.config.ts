import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
/** A worker's files share loaded modules: no test state is kept in modules, and every stub is restored. */
const isolate = false;
const exclude = ["**/node_modules/**", ".next/**", "e2e/**", "data/**"];

/** `unit` is pure and beside its source; `db` runs on real PostgreSQL, see test/global-setup.ts. */
export default defineConfig({
  resolve: { alias },
  test: {
    passWithNoTests: true,
    // By default Vitest leaves one core unused: of two that is half, and most of a file's time is spent loading it.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          isolate,
          include: ["**/*.test.{ts,tsx,mjs}"],
          testTimeout: 20_000,
          exclude: [...exclude, "**/*.db.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          isolate,
          include: ["**/*.db.test.ts"],
          exclude,
          globalSetup: ["./test/global-setup.ts"],
          // A limit for hangs, far above slow tests: other work on the machine must not make a test fail.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Same as end to end: a test that passes only the second time is listed at the end of the log and is a defect
          // to look for.
          retry: 1,
        },
      },
    ],
  },
});
