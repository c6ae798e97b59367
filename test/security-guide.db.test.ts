import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOG_IN_OF_CALLER, LOG_IN_OVER_ALL } from "@/server/auth/check-log-in";
import { setContext } from "@/server/context";
import type { Pace } from "@/server/domain/guesses/wait-after";
import {
  CSP_REPORT_BYTES,
  CSP_REPORTS_OF_ADDRESS,
  CSP_REPORTS_OF_PROCESS,
  takeCspReports,
} from "@/server/http/csp-reports";
import { securityTxt } from "@/server/http/security-txt";
import { readEnv } from "@/server/kernel/env";
import { processMetrics } from "@/server/metrics/process-metrics";
import { LOOKUP_OF_ADDRESS, LOOKUP_OF_DETAIL, LOOKUP_OVER_ALL } from "@/server/services/guesses/guessed-in-lookup";
import { RESEND_WINDOW_SECONDS, RESENDS_MOST } from "@/server/services/returns/resend-mail";
import { PIN_LIMITS } from "@/server/services/team/check-station-pin";
import { GUESS_WINDOW_SECONDS } from "@/server/services/team/limit-guesses";
import { PASSWORD_GUESSES } from "@/server/services/team/require-own-password";
import { CODE_GUESSES } from "@/server/services/team/second-factor/check-second-factor";
import { LINKS_PER_ADDRESS, LINKS_PER_MAILBOX } from "@/server/services/team/sign-in-link/mail-sign-in-link";
import { WITHDRAWAL_WINDOW_SECONDS, WITHDRAWALS_MOST } from "@/server/services/withdrawals/declare-withdrawal";
import { openTestContext, type TestContext } from "./context";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const ENV = { DATABASE_URL: "postgresql://localhost/homeward", HOMEWARD_SECRET: "a secret of the tests, long enough" };

/** A duration as the guide writes it. */
const time = (seconds: number): string => {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 3600) return `${seconds / 60} minutes`;
  return seconds === 3600 ? "1 hour" : `${seconds / 3600} hours`;
};
const slowed = (guess: string, by: string, { free, mostSeconds, windowSeconds }: Pace): string =>
  `| ${guess} | ${by} | ${free} | ${time(mostSeconds)} | ${time(windowSeconds)} |`;
const stopped = (what: string, by: string, { most, seconds }: { most: number; seconds: number }): string =>
  `| ${what} | ${by} | ${most} | ${time(seconds)} |`;

test("the security guide has every limit as the code has it", () => {
  const env = readEnv(ENV);
  const pins = ["device", "device", "member signed in there"];
  const rows = [
    `| API key | ${env.ADMIN_REQUESTS_PER_SECOND} | ${env.ADMIN_REQUEST_BURST} | \`ADMIN_REQUESTS_PER_SECOND\`, \`ADMIN_REQUEST_BURST\` |`,
    `| Storefront operations: API key or shopper's token | ${env.STOREFRONT_REQUESTS_PER_SECOND} | ${env.STOREFRONT_REQUEST_BURST} | \`STOREFRONT_REQUESTS_PER_SECOND\`, \`STOREFRONT_REQUEST_BURST\` |`,
    `| Reports of blocked content, per address and process | ${CSP_REPORTS_OF_ADDRESS.perSecond} | ${CSP_REPORTS_OF_ADDRESS.burst} | |`,
    `| Reports of blocked content, per process | ${CSP_REPORTS_OF_PROCESS.perSecond} | ${CSP_REPORTS_OF_PROCESS.burst} | |`,
    slowed("Password at sign-in", "address and account", LOG_IN_OF_CALLER),
    slowed("Password at sign-in", "account", LOG_IN_OVER_ALL),
    slowed("Order in the portal", "address and order number, email or postal code", LOOKUP_OF_DETAIL),
    slowed("Order in the portal", "address", LOOKUP_OF_ADDRESS),
    slowed("Order in the portal", "order number or email", LOOKUP_OVER_ALL),
    ...Object.entries({
      "Code of a second factor, or recovery code": CODE_GUESSES,
      "Own password, to change account settings": PASSWORD_GUESSES,
    }).map(([what, most]) => stopped(what, "member", { most, seconds: GUESS_WINDOW_SECONDS })),
    ...PIN_LIMITS.map((limit, index) => stopped("PIN at a station", pins[index] ?? "", limit)),
    stopped("Sign-in link by email", "email address", LINKS_PER_MAILBOX),
    stopped("Sign-in link by email", "address", LINKS_PER_ADDRESS),
    stopped("Return pass sent again", "return", { most: RESENDS_MOST, seconds: RESEND_WINDOW_SECONDS }),
    stopped("Withdrawal notice", "address", { most: WITHDRAWALS_MOST.address, seconds: WITHDRAWAL_WINDOW_SECONDS }),
    stopped("Withdrawal notice", "email address", {
      most: WITHDRAWALS_MOST.mailbox,
      seconds: WITHDRAWAL_WINDOW_SECONDS,
    }),
  ];
  const guide = readFileSync("docs/guides/security.md", "utf8");
  const limits = guide.slice(guide.indexOf("\n## Rate limits"));
  const isNumbered = (line: string): boolean => line.startsWith("| ") && /\| \d/.test(line);
  expect(limits.split("\n").filter(isNumbered)).toEqual(rows);
});

test("security.txt names the contact, this address, and a date that is never close", async () => {
  const contacts = ["mailto:security@shop.example", "https://shop.example/security"];
  const env = { ...ctx.env, APP_URL: "https://returns.example", SECURITY_CONTACT: contacts };
  const ask = async (headers: Record<string, string> = {}) =>
    (await securityTxt(new Request("http://localhost/.well-known/security.txt", { headers }))).text();
  ctx.clock.set(new Date("2031-01-05T15:00:00Z"));
  setContext({ ...ctx, env });
  expect(await ask()).toBe(
    [
      ...contacts.map((contact) => `Contact: ${contact}`),
      "Expires: 2031-04-05T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://returns.example/.well-known/security.txt",
      "Policy: https://returns.example/docs/guides/security",
      "",
    ].join("\n"),
  );
  expect(await ask({ "x-forwarded-host": "elsewhere.example" })).not.toContain("elsewhere");
  setContext({ ...ctx, env: { ...env, SECURITY_CONTACT: [] } });
  expect((await securityTxt(new Request("http://localhost/.well-known/security.txt"))).status).toBe(404);
});

test.each(["security@shop.example", "http://shop.example", "mailto:nobody", "mailto:a@shop.example, call us"])(
  "a security contact can't be %s",
  (SECURITY_CONTACT) => {
    expect(() => readEnv({ ...ENV, SECURITY_CONTACT })).toThrow("SECURITY_CONTACT must be mailto:");
  },
);

test("reports of browsers are counted and logged without what they contain, and limited by size and address", async () => {
  const logged: unknown[] = [];
  const log = Object.assign(Object.create(ctx.log), { warn: (...line: unknown[]) => logged.push(line) });
  setContext({ ...ctx, log });
  const send = (body: unknown, peer: string) =>
    takeCspReports(
      new Request("http://localhost/csp-reports", {
        method: "POST",
        headers: { "content-type": "application/csp-report", "x-svc-peer": peer },
        body: JSON.stringify(body),
      }),
    );
  const report = {
    "document-uri": "https://returns.example/r/north?email=noor@example.com",
    "effective-directive": "script-src-elem",
    "blocked-uri": "inline",
    "script-sample": "noor@example.com",
  };
  const counted = async () =>
    (await processMetrics().cspReports.get()).values.map(({ labels, value }) => [labels, value]);
  expect((await send({ "csp-report": report }, "198.51.100.1")).status).toBe(204);
  expect(await counted()).toEqual([[{ directive: "script-src", blocked: "inline" }, 1]]);
  expect(JSON.stringify(logged)).toContain('"area":"portal"');
  expect(JSON.stringify(logged)).not.toContain("noor");
  expect((await send("x".repeat(CSP_REPORT_BYTES), "198.51.100.2")).status).toBe(413);
  const flood = await Promise.all(Array.from({ length: 12 }, () => send({}, "198.51.100.3")));
  expect(flood.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
  expect((await send({}, "198.51.100.4")).status).toBe(204);
});
