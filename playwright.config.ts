import { defineConfig, devices } from "@playwright/test";

const { BASE_URL = "http://127.0.0.1:3000", CHROMIUM_PATH } = process.env;

/**
 * Against a product that runs already: `npm test -- e2e` starts one with a data folder of its own. By hand: BASE_URL
 * and DATA_DIR of a started one, CHROMIUM_PATH where Playwright's own browser is not installed.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // The browser, the product and its database share two cores; a third test fills what the others wait for.
  workers: 3,
  // What fails once and then passes is named at the end of the log with what was seen; it is a defect to look for, of
  // the product or of the test, but no reason to stop everybody else.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // To record each test in case it fails takes a fifth of the browser's time.
    trace: "on-first-retry",
    // What moves is drawn by the processor that everything else waits for; tests that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Pages live for seconds: what optimizing their scripts costs is never earned back.
      args: ["--js-flags=--no-opt --no-maglev"],
    },
  },
});
