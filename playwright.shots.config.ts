import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** Pictures of every screen for people to look at (`npm run shots`); the tests verify these flows. */
export default defineConfig({
  ...config,
  testDir: "e2e/shots",
  testMatch: "**/*.shots.ts",
  retries: 0,
  timeout: 600_000,
  use: { ...config.use, trace: "off" },
});
