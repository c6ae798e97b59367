import { describe, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import type { TestContext } from "@/test/context";
import { confirmsStandard, opensslHmac } from "@/test/openssl";
import type { WebhookReceiver } from "@/test/webhook-receiver";
import type { WebhookScene } from "@/test/webhook-scene";
import { setWebhookStage } from "@/test/webhook-stage";
import { rotateWebhookSecret } from "../admin/webhook-endpoints";
import { getWebhookEndpoint } from "./webhook-endpoints";

let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
setWebhookStage((stage) => {
  ({ ctx, receiver, scene } = stage);
});

const hexOf = (secret: string, body: Buffer): string => opensslHmac(Buffer.from(secret), body).toString("hex");
const FAIL = { kind: "answer", status: 500 } as const;

const one = () => ({ endpoint_id: scene.endpointId });
const call = {
  get: () => getWebhookEndpoint.call(ctx, scene.tenant.actor, one()),
  rotate: (isLeaked = false) => rotateWebhookSecret.call(ctx, scene.tenant.actor, { ...one(), is_leaked: isLeaked }),
};

describe("rotation", () => {
  test("keeps both secrets valid for 24 hours, so that a receiver with either one verifies every retry", async () => {
    for (let made = 0; made < 3; made += 1) await scene.newReturn();
    await scene.relay();
    receiver.behave(FAIL);
    await scene.deliver();
    const { secret, previous_secret_until } = await call.rotate();
    expect((await call.get()).endpoint.previous_secret_until).toBe(previous_secret_until);
    expect(Date.parse(previous_secret_until ?? "") - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const before = receiver.requests.length;
    for (let round = 0; round < 3; round += 1) {
      await scene.makeDue();
      await scene.deliver();
    }
    const during = receiver.requests.slice(before);
    expect(during.length).toBeGreaterThanOrEqual(3);
    for (const request of during) {
      expect([confirmsStandard(secret, request), confirmsStandard(scene.secret, request)]).toEqual([true, true]);
      expect(request.headers["x-svc-signature"]).toBe(hexOf(secret, request.body));
      expect(request.headers["x-svc-signature-previous"]).toBe(hexOf(scene.secret, request.body));
    }
    await ctx.db.$executeRaw(Prisma.sql`
      update webhook_endpoints set previous_secret_until = now() - interval '1 second' where id = ${scene.endpointId}`);
    await scene.makeDue();
    await scene.deliver();
    const last = receiver.requests.at(-1);
    if (last === undefined) throw new Error("nothing came");
    expect([confirmsStandard(secret, last), confirmsStandard(scene.secret, last)]).toEqual([true, false]);
    expect(last.headers["x-svc-signature-previous"]).toBeUndefined();
    expect((await call.get()).endpoint.previous_secret_until).toBeNull();
  });

  test("refuses a third secret while two are active, unless they leaked: then the new one signs alone at once", async () => {
    const { secret } = await call.rotate();
    await expect(call.rotate()).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
      message: expect.stringContaining("Two secrets sign until"),
    });
    await scene.newReturn();
    await scene.relay();
    await scene.deliver();
    const leaked = await call.rotate(true);
    expect(leaked.previous_secret_until).toBeNull();
    await scene.newReturn();
    await scene.relay();
    await scene.deliver();
    const [before, after] = receiver.requests;
    if (before === undefined || after === undefined) throw new Error("nothing came");
    expect([confirmsStandard(secret, before), confirmsStandard(leaked.secret, before)]).toEqual([true, false]);
    expect([confirmsStandard(secret, after), confirmsStandard(leaked.secret, after)]).toEqual([false, true]);
    expect(after.headers["x-svc-signature-previous"]).toBeUndefined();
  });

  test("restores signing after the installation's secret was replaced", async () => {
    const other = { ...ctx, env: { ...ctx.env, HOMEWARD_SECRET: "another secret that is long enough to be one" } };
    await scene.newReturn();
    await scene.relay();
    await scene.deliver(other);
    expect(await scene.deliveries()).toMatchObject([{ lastError: expect.stringMatching(/secret cannot be read/) }]);
    const { secret } = await rotateWebhookSecret.call(other, scene.tenant.actor, {
      ...one(),
      is_leaked: true,
    });
    await scene.makeDue();
    await scene.deliver(other);
    expect(receiver.requests[0]?.headers["x-svc-signature"]).toBe(
      hexOf(secret, receiver.requests[0]?.body ?? Buffer.alloc(0)),
    );
  });
});
