import { defineConfig, devices } from "@playwright/test";

const { BASE_URL = "http://127.0.0.1:3000", CHROMIUM_PATH } = process.env;

/**
 * Runs against a running product: `npm test -- e2e` starts one with its own data folder. Manually: BASE_URL and
 * DATA_DIR of a started one, CHROMIUM_PATH if Playwright's own browser isn't installed.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // The browser, the product and its database share two cores; a third test uses the time in which the others wait.
  workers: 3,
  // A test that fails once and then passes is listed at the end of the log with its error: a defect to look for, in the
  // product or the test, but no reason to stop everything else.
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
    // Recording each test in case it fails takes a fifth of the browser's time.
    trace: "on-first-retry",
    // Animations use the processor that everything else waits for; tests about motion enable it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Pages live for seconds: optimizing their scripts never pays off.
      args: ["--js-flags=--no-opt --no-maglev"],
    },
  },
});
