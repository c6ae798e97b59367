import { defineConfig } from "prisma/config";

/** Only `prisma generate` reads this; migrations go through server/db/migrations/migrate.ts (docs/decisions/0001). */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost/homeward" },
});
