import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { ok, post } from "./support/api";
import { about, expect, payloadOf, test } from "./support/endpoint";
import { press } from "./support/live";
import { makeReturn, moveParcel, readProcess } from "./support/returns";

/** An independent tool over the raw bytes, as a third party would verify them. Machines without it use Node's own. */
const hmacOf = (secret: string, body: Buffer): string => {
  const { stdout, stderr, error } = spawnSync("openssl", ["dgst", "-sha256", "-hmac", secret], { input: body });
  if (error) return createHmac("sha256", secret).update(body).digest("hex");
  const hex = /([0-9a-f]{64})\s*$/.exec(stdout.toString())?.[1];
  if (!hex) throw new Error(`openssl said: ${stdout}${stderr}`);
  return hex;
};

test("a receiver gets a return's events in order and signed, and the same bytes again after a failure", async ({
  endpoint,
}) => {
  const { receiver, secret } = endpoint;
  receiver.behave(({ headers }) => {
    const isFirst = headers["x-svc-sequence"] === "1" && headers["x-svc-attempt"] === "1";
    return { kind: "answer", status: isFirst ? 500 : 200 };
  });
  const { processId, order } = await makeReturn({
    quantity: 2,
    pickUp: true,
    lines: [{ name: "Felt slippers", unitPrice: 4_800, quantity: 2 }],
  });
  await moveParcel(processId, "COLLECTED");
  await moveParcel(processId, "IN_WAREHOUSE");
  const line_item_id = order.lines[0]?.id;
  const reviews = [
    { line_item_id, status: "APPROVED", user: "sven@example.com" },
    { line_item_id, status: "DECLINED", reject_reason: "Signs of wear", user: "sven@example.com" },
  ];
  await ok(post("/v1/ops/ecommerce/review", { process_id: processId, reviews }));
  await expect.poll(async () => (await readProcess(processId)).status).toBe("COMPLETED");
  const heard = () =>
    about(receiver, processId).filter(({ headers }) => headers["x-svc-event"] === "onProcessCompleted");
  await expect.poll(() => heard().length, { timeout: 60_000 }).toBe(1);

  const all = about(receiver, processId);
  const first = all.filter(({ headers }) => headers["x-svc-sequence"] === "1");
  expect(first.map(({ headers }) => headers["x-svc-attempt"])).toEqual(["1", "2"]);
  expect(new Set(first.map(({ body }) => body.toString("hex"))).size).toBe(1);
  const acknowledged = [...new Map(all.map((request) => [request.headers["x-svc-event-id"], request])).values()];
  expect(acknowledged.map(({ headers }) => [headers["x-svc-sequence"], headers["x-svc-event"]])).toEqual([
    ["1", "onReturnProcessCreation"],
    ["2", "onShippingStatusUpdated"],
    ["3", "onShippingStatusUpdated"],
    ["4", "onProcessCompleted"],
  ]);
  expect(acknowledged.map((request) => payloadOf(request).logistics[0].status)).toEqual([
    "CREATED",
    "COLLECTED",
    "IN_WAREHOUSE",
    "IN_WAREHOUSE",
  ]);
  for (const request of all) {
    expect(request.headers["x-svc-signature"]).toBe(hmacOf(secret, request.body));
    expect(request.headers["content-type"]).toContain("application/json");
  }
  const [creation, completion] = [acknowledged[0], acknowledged[3]].map((request) => request && payloadOf(request));
  expect(creation).toMatchObject({
    svc_process_status: "RUNNING",
    order_name: `#${order.number}`,
    shopper: { email: order.email },
    reviews: [],
    compensation: { refunds: [{ amount: "9110", missing_amount: "9110", refunded_at: null }] },
    return_costs: [{ type: "RETURN_SHIPPING_COST", total: 490, currency: "EUR" }],
  });
  expect(completion.reviews.map(({ status }: { status: string }) => status)).toEqual(["APPROVED", "DECLINED"]);
  expect(completion.compensation.refunds).toMatchObject([{ amount: "4310", missing_amount: "0" }]);
});

test("a failed delivery is retried automatically, and a delivered one can be redelivered manually", async ({
  page,
  endpoint,
}) => {
  const { endpointId, receiver, secret } = endpoint;
  const failed = new Set<string>();
  receiver.behave(({ headers }) => {
    const id = headers["x-svc-event-id"] ?? "";
    const isFirst = !failed.has(id);
    failed.add(id);
    return { kind: "answer", status: isFirst ? 500 : 200 };
  });
  const { processId, code } = await makeReturn();
  // The second attempt comes after about five seconds.
  await expect.poll(() => about(receiver, processId).length, { timeout: 30_000 }).toBe(2);

  // Every endpoint gets every event, including those of other tests: only this test's delivery reaches this receiver.
  await page.goto(`/dashboard/webhooks?endpoint=${endpointId}`);
  const row = page.getByRole("row").filter({ hasText: code });
  await row.getByRole("link", { name: "onReturnProcessCreation" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "2 attempts" })).toBeVisible();
  await press(page.getByRole("button", { name: "Resend" }));
  await expect.poll(() => about(receiver, processId).length, { timeout: 30_000 }).toBe(3);
  await expect(page.getByRole("heading", { level: 2, name: "3 attempts" })).toBeVisible();

  const tries = about(receiver, processId);
  expect(new Set(tries.map(({ body }) => body.toString("hex"))).size).toBe(1);
  expect(new Set(tries.map(({ headers }) => headers["x-svc-event-id"])).size).toBe(1);
  expect(tries.map(({ headers }) => headers["x-svc-attempt"])).toEqual(["1", "2", "3"]);
  expect(tries.map(({ headers, body }) => headers["x-svc-signature"] === hmacOf(secret, body))).not.toContain(false);
});
