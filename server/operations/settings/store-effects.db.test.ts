import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as getPicture } from "@/app/files/pictures/[picture_id]/route";
import { textWords } from "@/components/dashboard/controls/email-words";
import { EMAIL_PROVIDERS } from "@/contract/vocabulary/store";
import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import { setContext } from "@/server/context";
import { getStore } from "@/server/db/stores/stores";
import { previewAnswer } from "@/server/http/mail-text-preview";
import type { Actor } from "@/server/kernel/actor";
import { startIntent } from "@/server/services/intents/start-intent";
import { createUser } from "@/server/services/setup/create-user";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { jpgFile, PHOTO_SECRET, pngFile, SVG_FILE } from "@/test/hostile-files";
import { refusalOf, settingsScene } from "@/test/settings-scene";
import { uploadBrandPicture } from "../dashboard/brand-pictures";
import * as mailTexts from "../dashboard/mail-texts";
import { changeStoreSetting, listSettingHistory } from "../dashboard/settings";

let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = settingsScene(ctx);
});
afterAll(() => ctx.close());

describe("ecommerce, branding, exchanges and return conditions", () => {
  test("starts no return at a disabled store, and asks for the postal code if the store requires it", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "ecommerce", {
      identification_flow: "ORDER_ID_AND_POSTAL_CODE",
      order_number_prefix: "NS-",
    });
    const order = await createOrder(ctx, tenant);
    const start = (postalCode: string, email = "") =>
      startIntent(ctx, {
        actor: tenant.actor,
        input: {
          orderNumber: `NS-${order.orderNumber}`,
          email,
          postalCode,
          ecommerceId: tenant.store.id,
          slug: "",
          lang: "en",
        },
      });
    expect(await refusalOf(start("", order.email))).toMatchObject({ reason: "INVALID_ARGUMENT" });
    expect((await start(order.shippingAddress.postcode)).intent.orderId).toBe(order.id);
    await scene.set(tenant, "ecommerce", { is_enabled: false });
    expect(await refusalOf(start(order.shippingAddress.postcode))).toMatchObject({ reason: "NOT_FOUND" });
  });

  test("accepts three values for the email provider, as published, and returns the one that was set", async () => {
    const tenant = await createTenant(ctx);
    expect(EMAIL_PROVIDERS).toHaveLength(3);
    for (const email_provider of EMAIL_PROVIDERS) {
      await scene.set(tenant, "ecommerce", { email_provider });
      const named = { ecommerce_id: tenant.store.id };
      expect(await scene.callerOf(tenant.actor).getEcommerce(named)).toMatchObject({ email_provider });
    }
  });

  test("applies branding to the portal immediately", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "branding", {
      primary_theme_color_main: "#1b3454",
      border_radius: "12",
      favicon_url: "https://shop.example/icon.png",
      logo_height_mobile: "32px",
      translations: { de: { slogan: "30 Tage" } },
    });
    await scene.set(tenant, "ecommerce", { name: "North Shop", website_url: "https://shop.example" });
    const { store } = await scene.callerOf(tenant.actor).getPortalStore({});
    expect(store).toMatchObject({ name: "North Shop", website_url: "https://shop.example" });
    expect(store.branding).toMatchObject({
      primary_main: "#1b3454",
      border_radius: 12,
      favicon_url: "https://shop.example/icon.png",
      logo_height_mobile: "32px",
      logo_height_desktop: "",
      translations: { de: { title: "", slogan: "30 Tage" }, fr: { title: "", slogan: "" } },
    });
  });

  test("shows the accessibility statement in the requested language, or else in the store's", async () => {
    const tenant = await createTenant(ctx);
    const read = (lang: "de" | "fr") => scene.callerOf(tenant.actor).getAccessibilityStatement({ lang });
    expect(await read("fr")).toEqual({ text: "", lang: "en" });
    await scene.set(tenant, "accessibility", { en: "Call us.", de: "Rufen Sie an." });
    expect([await read("de"), await read("fr")]).toEqual([
      { text: "Rufen Sie an.", lang: "de" },
      { text: "Call us.", lang: "en" },
    ]);
    await scene.set(tenant, "accessibility", { de: null });
    expect(await read("de")).toEqual({ text: "Call us.", lang: "en" });
  });

  test("enables exchanges with an exchange flow, and disables them with null", async () => {
    const tenant = await createTenant(ctx);
    const { return_id, line_item_id } = await scene.intentFor(tenant);
    const flow = async () =>
      (await scene.callerOf(tenant.actor).listExchangeOptions({ return_id, line_item_id })).exchange_flow;
    await scene.set(tenant, "exchangeconditions", { exchange_flow: "OPEN" });
    expect(await flow()).toBe("OPEN");
    await scene.set(tenant, "exchangeconditions", { exchange_flow: null });
    expect(await flow()).toBe("NO_EXCHANGE_FLOW");
  });

  test("creates a new version of the return conditions with its note, and none for equal conditions", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const change = (patch: Record<string, unknown>) => scene.setConditions(tenant, patch, "Christmas");
    expect(await change({ return_period_days: 60 })).toMatchObject({ return_period_days: 60, version: 2 });
    expect(await change({ return_period_days: 60 })).toMatchObject({ version: 2 });
    expect(await change({ return_period_days: null })).toMatchObject({ return_period_days: 30, version: 3 });
    expect(await scene.callerOf(actor).listReturnConditionVersions({ ecommerce_id: store.id })).toMatchObject({
      versions: [{ note: "Christmas" }, { note: "Christmas" }, { note: "" }],
    });
  });
});

describe("names the field of an invalid patch and changes nothing", () => {
  test.each<[StoreSetting, Record<string, unknown>, string]>([
    ["branding", { primary_theme_color_main: "url(x)" }, "primary_theme_color_main"],
    ["branding", { logo_url: "javascript:alert(1)" }, "logo_url"],
    ["branding", { layout_design_values: "WIDE" }, "layout_design_values"],
    ["branding", { slogann: "x" }, "slogann"],
    ["branding", { ecommerce_id: "eco_other" }, "ecommerce_id"],
    ["ecommerce", { name: null }, "name"],
    ["ecommerce", { slug: "other" }, "slug"],
    ["ecommerce", { currency_code: "USD" }, "currency_code"],
    ["ecommerce", { time_zone: "Mars/Base" }, "time_zone"],
    ["ecommerce", { is_enabled: "yes" }, "is_enabled"],
    [
      "ecommerce",
      {
        return_reasons: [
          { name: "A", label: "a" },
          { name: "A", label: "b" },
        ],
      },
      "return_reasons[1].name",
    ],
    [
      "ecommerce",
      { return_reasons: [{ name: "A", label: "a", requires_phote: true }] },
      "return_reasons[0].requires_phote",
    ],
    ["exchangeconditions", { threshold: 1.5 }, "threshold"],
    ["exchangeconditions", { reasons: ["NEVER"] }, "reasons[0]"],
    ["exchangeconditions", { incentives: [{ exchange_type: "SIZE_EXCHANGE" }] }, "incentives[0].total"],
    ["exchangeorders", { price: "1.50" }, "price"],
    ["logisticsetting", { store_list_url: "http://shop.example" }, "store_list_url"],
    [
      "logisticsetting",
      { return_logistics: [{ return_method: "DELIVERY_PICKUP", provider: "SANDBOX", carrier: "sandbox_post" }] },
      "return_logistics[0]",
    ],
    [
      "refunds",
      { action_configs: [{ refund_option: "STORE_CREDIT", min_days: 3, max_days: 2 }] },
      "action_configs[0].max_days",
    ],
    ["refunds", { action_configs: [] }, "action_configs"],
    [
      "refunds",
      { payment_method_configs: [{ payment_method: "cod", refund_options: ["GIFT_CARD"] }] },
      "payment_method_configs[0].refund_options[0]",
    ],
  ])("%s %j", async (name, patch, field) => {
    const tenant = await createTenant(ctx);
    const before = await getStore(ctx.db, tenant.actor, tenant.store.id);
    const { reason, extras, message } = await refusalOf(scene.set(tenant, name, patch));
    expect(reason).toBe("INVALID_ARGUMENT");
    expect(extras.violations?.[0]?.field).toBe(field);
    expect(message).toContain(field);
    expect(await getStore(ctx.db, tenant.actor, tenant.store.id)).toEqual(before);
  });

  test("refuses to delete a reason that the return conditions use", async () => {
    const tenant = await createTenant(ctx);
    const when = { field: "reason", op: "eq", value: "DAMAGED" };
    const patch = { fees: [{ id: "f", type: "RETURN_FEE", total: 100, whens: [when] }] };
    await scene.setConditions(tenant, patch);
    const refused = await refusalOf(
      scene.set(tenant, "ecommerce", { return_reasons: [{ name: "OTHER", label: "Other" }] }),
    );
    expect(refused.extras.violations).toMatchObject([{ field: "return_reasons" }]);
  });

  test("loses none of several simultaneous changes", async () => {
    const tenant = await createTenant(ctx);
    await Promise.all([
      scene.set(tenant, "branding", { title: "One" }),
      scene.set(tenant, "branding", { slogan: "Two" }),
      scene.set(tenant, "ecommerce", { contact_email: "a@shop.example" }),
      scene.set(tenant, "refunds", { round_promocode: true }),
    ]);
    const { config } = await getStore(ctx.db, tenant.actor, tenant.store.id);
    expect([config.branding.title, config.branding.slogan]).toEqual(["One", "Two"]);
    expect([config.contactEmail, config.refunds.isCreditRoundedUp]).toEqual(["a@shop.example", true]);
  });
});

describe("a branding picture", () => {
  test("is re-encoded, stored permanently under a public address, and refused if of another kind", async () => {
    const tenant = await createTenant(ctx);
    setContext(ctx);
    const content = (await jpgFile()).toString("base64");
    const { url } = await uploadBrandPicture.call(ctx, tenant.actor, { ...one(tenant), use: "LOGO", content });
    await scene.set(tenant, "branding", { logo_url: url });
    const shown = await servedPicture(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await shown.arrayBuffer()).includes(PHOTO_SECRET)).toBe(false);
    expect((await servedPicture(url, { "if-none-match": shown.headers.get("etag") ?? "" })).status).toBe(304);
    await ctx.db.storedFile.updateMany({ where: { id: url.split("/").at(-1) ?? "" }, data: { kind: "LABEL" } });
    expect((await servedPicture(url)).status).toBe(404);
  });

  test("refuses SVG, and the store of another team", async () => {
    const [tenant, other] = [await createTenant(ctx), await createTenant(ctx)];
    const upload = (content: string, { store }: Tenant) =>
      uploadBrandPicture.call(ctx, tenant.actor, { ecommerce_id: store.id, use: "LOGO", content });
    const svg = Buffer.from(SVG_FILE).toString("base64");
    const refused = await refusalOf(upload(svg, tenant));
    expect(refused.extras.violations).toMatchObject([{ field: "content" }]);
    const png = (await pngFile()).toString("base64");
    expect(await refusalOf(upload(png, other))).toMatchObject({ reason: "NOT_FOUND" });
  });
});

describe("texts of emails", () => {
  test("are limited to their variables, previewed as typed, and sent only to their author", async () => {
    const tenant = await createTenant(ctx);
    const setting = { ecommerce_id: tenant.store.id, setting: "mailtexts" } as const;
    const { texts } = await mailTexts.getMailTexts.call(ctx, tenant.actor, one(tenant));
    const save = (de: Record<string, string>) =>
      changeStoreSetting.call(ctx, tenant.actor, { ...setting, patch: { de }, based_on: texts });
    await expect(save({ "pass.text": "Hallo {name}" })).rejects.toThrow(
      /de\.pass\.text.*has no variable \{name\}: use one of \{items\}, \{order\}, \{store\}, \{code\}, or leave/,
    );
    await save({ "pass.text": "Von {items} aus {order}", "pass.action": " " });
    const saved = await mailTexts.getMailTexts.call(ctx, tenant.actor, one(tenant));
    expect(saved.texts.de).toEqual({ "pass.text": "Von {items} aus {order}" });
    const draft = {
      ...one(tenant),
      mail: "pass",
      lang: "de" as const,
      texts: { "pass.subject": "Packen Sie {order} ein" },
    };
    const seen = await mailTexts.previewMailText.call(ctx, tenant.actor, draft);
    expect(seen.subject).toContain(": Packen Sie #1042 ein (RT-7F3K-92QD)");
    expect(seen.html).toContain("Von 2 Artikeln aus #1042");
    await expect(mailTexts.sendMailTextTest.call(ctx, tenant.actor, draft)).rejects.toThrow(/Sign in/);
    const input = { email: "me@example.com", name: "Me", role: "admin" as const, passwordHash: "none" };
    const { id } = await createUser(ctx, { actor: tenant.actor, input });
    const member: Actor = { ...tenant.actor, kind: "staff", id };
    expect(await mailTexts.sendMailTextTest.call(ctx, member, draft)).toEqual({ to: "me@example.com" });
    const [change] = (await listSettingHistory.call(ctx, tenant.actor, setting)).changes;
    expect(change?.fields).toEqual([{ name: "de.pass.text", before: null, after: "Von {items} aus {order}" }]);
  });

  test("are previewed at any length, with errors in plain words", async () => {
    const [tenant, other] = [await createTenant(ctx), await createTenant(ctx)];
    const show = async (texts: Record<string, string>, { store } = tenant) => {
      const body = new FormData();
      const fields = { ecommerce_id: store.id, mail: "pass", lang: "de", texts: JSON.stringify(texts) };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await previewAnswer(new Request("http://localhost/", { method: "POST", body }), {
        api: scene.callerOf(tenant.actor),
        nameOf: textWords,
      });
      return { status: answer.status, type: answer.headers.get("content-type"), html: await answer.text() };
    };
    const long = "漢".repeat(1_000);
    const shown = await show({ "pass.text": long, "pass.action": long });
    expect([shown.status, shown.html.includes(long)]).toEqual([200, true]);
    const refused = await show({ "pass.text": "Hallo {nope}" });
    expect(refused).toMatchObject({ status: 400, type: "text/html; charset=utf-8" });
    expect(refused.html).toContain(">The text “Text” has no variable {nope}: use one of {items}, {order}, {store},");
    const longer = await show({ "pass.text": `${long}!` });
    expect([longer.status, longer.html]).toEqual([400, expect.stringMatching(/>The text “Text” [^`]*1000[^`]*\.</)]);
    const huge = await show({ "pass.text": "x".repeat(300_000) });
    expect([huge.status, huge.html]).toEqual([413, expect.stringContaining("The texts are too long for a preview.")]);
    expect(await show({}, other)).toMatchObject({ status: 404 });
  });
});

const one = ({ store }: Tenant) => ({ ecommerce_id: store.id });

const servedPicture = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  getPicture(new Request(new URL(url, "http://localhost"), { headers }), {
    params: Promise.resolve({ picture_id: url.split("/").at(-1) ?? "" }),
  });
