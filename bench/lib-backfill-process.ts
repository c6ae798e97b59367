import { runSyncs } from "@/server/services/connections/sync/run-syncs";
import { startConnectedShop } from "@/test/connected-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopOrderLine, shopOrderRecord } from "@/test/connected-shop/records";
import { createTestContext } from "@/test/context";

/**
 * The two processes of `bench -- backfill`: `shop COUNT` serves a fake shop and prints its address; `worker URL` runs
 * due syncs and prints its memory every half second.
 */
const PAGE = 250;
const TELL_EVERY_MS = 500;
const FIRST_MS = Date.UTC(2026, 8, 1);

const serveShop = async (count: number): Promise<void> => {
  const shop = await startConnectedShop();
  shop.state.pageSize = PAGE;
  for (let at = 0; at < count; at += 1) {
    const id = String(100_000 + at);
    const lines = Array.from({ length: 1 + (at % 4) }, (_, place) => shopOrderLine(`${id}-${place}`));
    const [payment] = shopOrderRecord(id).order.payments;
    const payments = payment === undefined ? [] : [{ ...payment, capturedMinor: 4_000 * lines.length }];
    const updatedAt = new Date(FIRST_MS + at * 60_000).toISOString();
    shop.books.putOrder(shopOrderRecord(id, { updatedAt, order: { lines, payments } }));
  }
  console.log(JSON.stringify({ values: shop.values, hookSecret: shop.state.hookSecret, name: shop.state.shopName }));
};

const work = async (url: string): Promise<void> => {
  const ctx = createTestContext({ url, shops: [fakeShopProvider] });
  const tell = () => console.log(JSON.stringify({ rssMib: Math.round(process.memoryUsage().rss / 1024 / 1024) }));
  tell();
  const telling = setInterval(tell, TELL_EVERY_MS);
  await runSyncs({ ...ctx, clock: { now: () => new Date() } });
  clearInterval(telling);
  tell();
  await ctx.close();
};

const [role, given = ""] = process.argv.slice(2);
if (role === "shop") await serveShop(Number(given));
if (role === "worker") await work(given);
