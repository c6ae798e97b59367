import { dkimVerify } from "mailauth/lib/dkim/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createTenant } from "@/test/factories";
import { type MailScene, openMailScene } from "@/test/mail-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { rotateSecret } from "../../setup/rotate-secret";

let scene: MailScene;
beforeAll(async () => {
  scene = await openMailScene();
});
afterAll(() => scene.close());

const NEXT = "another master secret that is long enough too";

test("signs emails once DNS has the record or a person insists, and still after the master secret changed", async () => {
  const { ctx, server } = scene;
  const tenant = await createTenant(ctx);
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const wanted = { ecommerce_id: tenant.store.id, provider: "SMTP", values: scene.valuesOf(), mode: "TEST" as const };
  const { connection } = await caller.connectStore(wanted);
  const { connection_id } = connection;
  const wrong = scene.lastCode() === "000000" ? "111111" : "000000";
  await expect(caller.verifyMailSender({ connection_id, code: wrong })).rejects.toThrow(
    "isn't the code from the latest email",
  );
  expect((await caller.listMails({})).has_mail_server).toBe(false);
  await caller.verifyMailSender({ connection_id, code: scene.lastCode() });
  expect((await caller.listMails({})).has_mail_server).toBe(true);
  const { sender } = await caller.getMailSender({ connection_id });
  expect(sender).toMatchObject({ is_verified: true, domain: "shop.example", spf: "FOUND" });
  expect(sender.dkim).toMatchObject({ record_name: "homeward._domainkey.shop.example", is_active: false });
  await expect(caller.setMailSigning({ connection_id, is_signing: true })).rejects.toThrow("does not have the record");
  await caller.setMailSigning({ connection_id, is_signing: true, is_insisted: true });

  const before = ctx.env.HOMEWARD_SECRET;
  await rotateSecret(ctx, { from: before, to: NEXT, isCheck: false });
  const done = await rotateSecret(ctx, { from: NEXT, to: before, isCheck: false });
  expect(done.find(({ table }) => table === "mail_senders")).toMatchObject({ isNew: 1, isOld: 0, isNeither: 0 });
  const own = await ctx.partners.mailer({ ecommerceId: tenant.store.id, isTest: true });
  const headers = { "Message-ID": "<act_signed@homeward>" };
  const mail = {
    to: "ada@mail.example",
    from: "The Shop <returns@shop.example>",
    subject: "Hi",
    text: "Hi",
    html: "Hi",
  };
  await own?.transport.deliver({ ...mail, headers });
  const resolver = async () => [[sender.dkim.record_value]];
  const { results } = await dkimVerify(Buffer.from(server.received.at(-1) ?? ""), { resolver } as never);
  expect(results.map(({ status }) => status.result)).toEqual(["pass"]);
});

test("needs no mode for a sender and keeps it when its store goes live", async () => {
  const { ctx } = scene;
  const tenant = await createTenant(ctx);
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const ecommerceId = tenant.store.id;
  const wanted = { ecommerce_id: ecommerceId, provider: "SMTP", values: scene.valuesOf() };
  const { connection_id } = (await caller.connectStore(wanted)).connection;
  await caller.verifyMailSender({ connection_id, code: scene.lastCode() });
  for (const isTest of [true, false])
    expect(await ctx.partners.mailer({ ecommerceId, isTest })).toMatchObject({ connectionId: connection_id });
});

test("sends a test email to the signed-in person and shows the server's response", async () => {
  const { ctx, server, behavior } = scene;
  const tenant = await createTenant(ctx);
  const email = "staff@shop.example";
  const caller = dashboardAs(ctx, await memberOf(ctx, tenant.actor, "owner", email));
  const wanted = { ecommerce_id: tenant.store.id, provider: "SMTP", values: scene.valuesOf(), mode: "TEST" as const };
  const { connection_id } = (await caller.connectStore(wanted)).connection;
  expect(await caller.sendTestMail({ connection_id })).toEqual({
    ...{ to: email, is_accepted: true, answer: "250 queued as 4F2A" },
  });
  expect(server.received.at(-1)).toContain(`To: ${email}`);
  behavior.recipient = { code: 550, words: "5.7.1 not allowed" };
  expect(await caller.sendTestMail({ connection_id })).toMatchObject({
    is_accepted: false,
    answer: "550 5.7.1 not allowed",
  });
});
