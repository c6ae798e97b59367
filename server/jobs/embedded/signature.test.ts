import { Inngest } from "inngest";
import { serve } from "inngest/next";
import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { createRecordingLogger } from "@/test/jobs/test-engine";
import { createJobsClient } from "../engine/client";
import { canonicalJson, deriveSigningKey, signBody } from "./signature";

const SECRET = "a secret of the tests, long enough to be one";
const CALL = {
  version: 2,
  event: { name: "test/go", data: { "10": "ten", "9": "nine", text: 'Grüße \u2028 "x"', amount: 1e21 } },
  events: [],
  steps: {},
  ctx: {
    run_id: "run",
    attempt: 0,
    disable_immediate_execution: false,
    use_api: false,
    stack: { stack: [], current: 0 },
  },
};

afterEach(() => vi.unstubAllEnvs());

/** The HTTP route's handler with one function that counts its calls. */
const createRoute = () => {
  const client = createJobsClient({ engine: "embedded", secret: SECRET, log: createRecordingLogger().log });
  let calls = 0;
  const count = client.createFunction({ id: "count", triggers: [{ event: "test/go" }] }, () => {
    calls += 1;
  });
  const handler = serve({ client, functions: [count], enableUnauthedSync: false });
  const send = async (
    method: string,
    headers: Record<string, string>,
    body: string | undefined = canonicalJson(CALL),
  ) => {
    const url = "http://localhost/api/inngest?fnId=svc-count&stepId=step";
    const init = method === "GET" ? { method, headers } : { method, headers, body };
    const response: Response = await handler(new NextRequest(url, init), undefined);
    return { status: response.status, calls };
  };
  return send;
};

const sign = (signingKey: string, unixSeconds = Math.floor(Date.now() / 1_000)) => ({
  "x-inngest-signature": signBody({ body: canonicalJson(CALL), signingKey, unixSeconds }),
});

test("runs the function for a call signed with the derived key", async () => {
  expect(await createRoute()("POST", sign(deriveSigningKey(SECRET)))).toEqual({ status: 200, calls: 1 });
});

test.each<[string, Record<string, string>]>([
  ["no signature", {}],
  ["an empty signature", { "x-inngest-signature": "" }],
  ["a key of another secret", sign(deriveSigningKey("another secret of the tests, also long enough"))],
  ["a signature of ten minutes ago", sign(deriveSigningKey(SECRET), Math.floor(Date.now() / 1_000) - 600)],
])("refuses a call with %s and runs nothing", async (_what, headers) => {
  expect(await createRoute()("POST", headers)).toEqual({ status: 401, calls: 0 });
});

test("refuses a signature for another body and runs nothing", async () => {
  const forged = canonicalJson({ ...CALL, event: { name: "test/go", data: { text: "forged" } } });
  expect(await createRoute()("POST", sign(deriveSigningKey(SECRET)), forged)).toEqual({ status: 401, calls: 0 });
});

test.each(["GET", "PUT"])("reveals nothing about the functions to an unsigned %s", async (method) => {
  expect(await createRoute()(method, {})).toEqual({ status: 401, calls: 0 });
});

test("checks signatures even with INNGEST_DEV", async () => {
  vi.stubEnv("INNGEST_DEV", "1");
  expect(await createRoute()("POST", {})).toEqual({ status: 401, calls: 0 });
});

test("ignores a fallback key left in the environment", async () => {
  vi.stubEnv("INNGEST_SIGNING_KEY_FALLBACK", "signkey-prod-00112233");
  expect(await createRoute()("POST", sign("signkey-prod-00112233"))).toEqual({ status: 401, calls: 0 });
});

test("refuses everything with a real server and no signing key", async () => {
  vi.stubEnv("INNGEST_SIGNING_KEY", undefined);
  const client = createJobsClient({ engine: "inngest", secret: SECRET, log: createRecordingLogger().log });
  expect(client).toBeInstanceOf(Inngest);
  const handler = serve({ client, functions: [], enableUnauthedSync: false });
  const request = new NextRequest("http://localhost/api/inngest?fnId=x", { method: "POST", body: "{}" });
  const response: Response = await handler(request, undefined);
  expect(response.status).toBe(500);
});
