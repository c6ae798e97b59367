import { expect, test } from "@playwright/test";
import type { Wire } from "./support/api";
import { baseUrl, demo } from "./support/demo";
import { generateClient, walkWithNewman, withValidatingProxy } from "./support/foreign-tools";
import { putOrder } from "./support/orders";
import { runReadmeCalls } from "./support/readme-calls";

// Tools that know only the published description; each takes a return from the order to the refund.

test("the Postman collection runs a return at the address that served it", async () => {
  await walkWithNewman();
});

test("a validating proxy finds no undocumented behavior in a whole return", async () => {
  await withValidatingProxy(async (address) => {
    // The proxy's purpose: it rejects whatever isn't documented.
    const wrong = await fetch(`${address}/v1/processes/search?page_size=many`, {
      headers: { "x-svc-api-key": demo.api_key },
    });
    expect(wrong.status).toBe(422);
    await walkWithNewman(address);
    // The README's calls, which people copy: the last one shows the return with the accepted unit.
    expect(await runReadmeCalls(address)).toMatch(/"verdict":"APPROVED"/);
  });
});

test("a generated client runs a return with only its API key set", async () => {
  const order = await putOrder();
  const { client, ...api } = await generateClient();
  client.setConfig({ baseUrl, auth: () => demo.api_key, throwOnError: true });
  const call = async (id: string, given: object = {}): Promise<Wire> => (await api[id]?.(given))?.data;

  const { order: intent } = await call("startIntent", { body: { order_number: order.number, email: order.email } });
  const path = { return_id: intent.return_id };
  const [line] = intent.line_items;
  const body = { quantity: 1, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await call("saveClientPreferences", { path, query: { line_item_id: line.id }, body });
  await call("chooseReturnOption", { path, body: { return_method: "DROP_OFF_POINT" } });
  const { quote_id } = await call("checkout", { path });
  const { process_id } = await call("completeReturn", { path, body: { quote_id } });
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"]) await call("updateShippingStatus", { body: { process_id, lkss } });
  const reviews = [{ line_item_id: line.id, status: "APPROVED" }];
  await call("reviewProcess", { body: { process_id, reviews } });
  await expect
    .poll(async () => (await call("getProcess", { path: { process_id } })).return_summary.status)
    .toBe("COMPLETED");

  // Each alternative path is a named function, too.
  const { units } = await call("trackReturnAlternative", { path });
  expect(units).toMatchObject([{ review_status: "APPROVED" }]);
});
