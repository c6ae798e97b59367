import type { HookEvent } from "@/server/partners/provider";
import { signFakeHook } from "./connected-shop/fake-provider";
import { createShopBooks, type ShopBooks } from "./connected-shop/shop-books";
import { type ShopServerState, startShopServer, type Trouble } from "./connected-shop/shop-server";

export type ConnectedShop = {
  /** Values for the form of `fakeShopProvider`. */
  readonly values: { readonly url: string; readonly token: string };
  readonly books: ShopBooks;
  /** What tests may change meanwhile: page size, token, a slow export. */
  readonly state: ShopServerState;
  /** The next `times` requests with a matching path get this instead. */
  trouble(path: RegExp, trouble: Trouble, times?: number): void;
  /** A signed request as the shop would send it. */
  hook(events: readonly Partial<HookEvent>[]): { body: Buffer; headers: Record<string, string> };
  /** Sends events to the subscribed address; returns the status. */
  sendHook(events: readonly Partial<HookEvent>[]): Promise<number>;
  close(): Promise<void>;
};

/**
 * A small shop on a loopback socket, for tests: `fakeShopProvider` connects to it. Tests change its records as a
 * merchant would in the shop.
 */
export const startConnectedShop = async ({
  name = "shop-1",
  port = 0,
}: {
  name?: string;
  port?: number;
} = {}): Promise<ConnectedShop> => {
  const state: ShopServerState = {
    books: createShopBooks(),
    token: `token-of-${name}`,
    hookSecret: `hook-secret-of-${name}`,
    shopName: name,
    pageSize: 50,
    hookUrl: "",
    exportSeconds: 0,
    troubles: [],
    requests: [],
  };
  const server = await startShopServer(state, port);
  let nextEvent = 1;
  const hook: ConnectedShop["hook"] = (events) => {
    const filled = events.map((event) => ({
      ...{ eventId: `event-${nextEvent++}`, topic: "ORDER", name: "orders/updated", subject: "", occurredAt: null },
      ...event,
    }));
    const body = Buffer.from(JSON.stringify({ events: filled }));
    return { body, headers: { "x-fake-signature": signFakeHook(state.hookSecret, body) } };
  };
  return {
    values: { url: server.url, token: state.token },
    books: state.books,
    state,
    trouble: (path, trouble, times = 1) => {
      for (let count = 0; count < times; count += 1) state.troubles.push({ path, trouble });
    },
    hook,
    sendHook: async (events) => {
      const { body, headers } = hook(events);
      const answer = await fetch(state.hookUrl, { method: "POST", body: new Uint8Array(body), headers });
      return answer.status;
    },
    close: server.close,
  };
};
