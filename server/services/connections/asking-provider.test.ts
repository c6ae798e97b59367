import { expect, test } from "vitest";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { askingProvider, inTime } from "./asking-provider";

/** A shop that never answers. Records which of its calls were aborted. */
const silentShop = () => {
  const ended: string[] = [];
  const http: ProviderHttp = {
    send: ({ purpose, signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          ended.push(`${purpose}: ${(signal.reason as Error).name}`);
          reject(signal.reason);
        });
      }),
    readBytes: () => {
      throw new Error("not asked for");
    },
    readLines: () => {
      throw new Error("not asked for");
    },
  };
  return { http, ended };
};

const REQUEST = { method: "GET", url: "https://shop.example/", purpose: "Read the shop" } as const;

test("reports a shop that doesn't answer in time in plain words and aborts the call", async () => {
  const { http, ended } = silentShop();
  const asked = askingProvider(() =>
    inTime({ provider: "SHOPIFY", http, waitMs: 20 }, (bounded) => bounded.send(REQUEST)),
  );
  await expect(asked).rejects.toMatchObject({
    reason: "UNAVAILABLE",
    message: "There was no answer within 0.02 seconds.",
  });
  expect(ended).toEqual(["Read the shop: TimeoutError"]);
});

test("still aborts on the call's own signal", async () => {
  const { http, ended } = silentShop();
  const own = new AbortController();
  const asked = inTime({ provider: "SHOPIFY", http }, (bounded) => bounded.send({ ...REQUEST, signal: own.signal }));
  own.abort(new DOMException("Stopped", "AbortError"));
  await expect(asked).rejects.toThrow("Stopped");
  expect(ended).toEqual(["Read the shop: AbortError"]);
});
