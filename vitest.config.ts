import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
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
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...exclude, "**/*.db.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude,
          globalSetup: ["./test/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
