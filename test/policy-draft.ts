import { getProcess } from "@/server/db/returns/processes";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { answersAt } from "@/server/http/serve";
import { startIntent } from "@/server/services/intents/start-intent";
import type { TestContext } from "./context";
import { openExchangeScene, shirtLine } from "./exchange-scene";

const { GET: getDraft } = answersAt("/returns/{return_id}/intent");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Line = ReturnType<typeof shirtLine> & { brandId?: string };

/** A store with this policy, an order of these lines, and its draft as an untyped client sees it. */
export const openPolicyDraft = async (
  ctx: TestContext,
  policy: Partial<ReturnPolicy>,
  { lines = [shirtLine(1)], lang = "en" }: { lines?: Line[]; lang?: string } = {},
) => {
  const scene = await openExchangeScene(ctx, { policy, config: { isRestockingEnabled: true } });
  const { tenant } = scene;
  const order = await scene.order({ lines });
  const { orderNumber, email } = order;
  const { intent } = await startIntent(ctx, {
    actor: tenant.actor,
    input: { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang },
  });
  const call = async (handler: unknown, body?: unknown, query = "") => {
    const request = new Request(`http://localhost/x${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await (handler as Handler)(request, { params: Promise.resolve({ return_id: intent.id }) });
    // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const choose = (line: number, choice: Record<string, unknown> = {}) =>
    call(
      postPreferences,
      { quantity: 1, return_reason: "TOO_SMALL", comment: "torn", refund_option: "ORIGINAL_PAYMENT_METHOD", ...choice },
      `?line_item_id=${order.lines[line]?.id}`,
    );
  const look = async () => (await call(getDraft)).body;
  const lineOf = async (line: number) => (await look()).order.line_items[line];
  const process = () => getProcess(ctx.db, tenant.actor, intent.id);
  return { scene, tenant, order, returnId: intent.id, call, choose, look, lineOf, process };
};
