import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
/** The files of a worker share what is loaded: nothing of a test's is kept in modules, and whoever stubs puts back. */
const isolate = false;
const exclude = ["**/node_modules/**", ".next/**", "e2e/**", "data/**"];

/** `unit` is pure and beside its source; `db` runs on real PostgreSQL, see test/global-setup.ts. */
export default defineConfig({
  resolve: { alias },
  test: {
    passWithNoTests: true,
    // By itself Vitest leaves one core out: on two that is half, and most of a file's time is loading it.
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
          // A net for what hangs, far above what is slow: other work on the machine must not make a test fail.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As end to end: what passes only the second time is named at the end of the log and is a defect to look for.
          retry: 1,
        },
      },
    ],
  },
});
