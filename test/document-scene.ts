import { answersAt } from "@/server/http/serve";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { callRoute } from "./call-route";
import type { TestContext } from "./context";
import { createOrder, createTenant, type Tenant } from "./factories";
import { PDF_FILE } from "./hostile-files";

const { POST: postDocument } = answersAt("/returns/{return_id}/documents");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postIntent } = answersAt("/returns/intent/start");

/** A tenant whose policy requires proof of damage. */
export const createProofTenant = (ctx: TestContext): Promise<Tenant> => {
  const options = [ruleOf("proof", null, when("reason", "eq", "DAMAGED"))];
  return createTenant(ctx, { store: { policy: { uploadDocuments: { isAlways: false, options } } } });
};

/** A draft as its shopper accesses it, with the shopper's own token. */
export const openDraft = async (ctx: TestContext, tenant: Tenant) => {
  const order = await createOrder(ctx, tenant);
  const started = await callRoute(postIntent, {
    key: tenant.apiKey,
    body: { order_number: order.orderNumber, email: order.email },
  });
  const { return_id: id, customer_token: token, line_items: lines } = started.body.order;
  const call = (handler: unknown, body?: unknown, query = "", key = token) =>
    callRoute(handler, { key, path: `/returns/x${query}`, params: { return_id: id }, body });
  const upload = (file: Uint8Array | string, name = "photo.jpg", key = token) =>
    call(postDocument, { name, content: Buffer.from(file).toString("base64"), content_type: "image/jpeg" }, "", key);
  const choose = (choice: Record<string, unknown>) =>
    call(
      postPreferences,
      { quantity: 1, comment: "torn", refund_option: "ORIGINAL_PAYMENT_METHOD", ...choice },
      `?line_item_id=${lines[0].id}`,
    );
  const attach = (line_item_id: string) =>
    call(postDocument, { content: Buffer.from(PDF_FILE).toString("base64"), line_item_id });
  return { id: id as string, token: token as string, line: lines[0].id as string, call, upload, choose, attach };
};
