import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast } from "@/contract/vocabulary/color";
import { isAddress } from "@/contract/vocabulary/mail-address";
import { NOT_REQUIRED } from "@/server/domain/process/authorization";
import type { ReturnProcess } from "@/server/domain/process/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { lineOf, settled, settlementOf } from "@/test/fixtures/mail-fixtures";
import { factsOf, MAIL_SCENES, storeOf } from "@/test/fixtures/mail-scenes";
import { unitOf } from "@/test/fixtures/process-fixtures";
import { mailColors } from "./mail-frame";
import { headerText, senderOf, subjectOf } from "./mail-headers";
import { renderMail } from "./render-mail";

const scene = (name: string, lang = "en") => {
  const facts = MAIL_SCENES[name]?.(lang);
  if (facts === undefined) throw new Error(`no scene ${name}`);
  return renderMail(facts);
};

describe("email content", () => {
  test("names deadline, method, code and items in the pass, in HTML and in plain text", () => {
    const { subject, text, html } = scene("pass");
    expect(subject).toBe("Wetterholm: your return is ready to send (RT-7F3K-92QD)");
    for (const part of [
      "Hello Noor de Wit,",
      "Wednesday 2\u00a0December",
      "Rain jacket",
      "Marigold / M",
      "RT-7F3K-92QD",
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("ct_abc.def");
  });

  test("marks an email about a test in its subject and at its top, in the reader's language", () => {
    for (const [lang, subject, note] of [
      ["en", /^\[Test\] Wetterholm: /, "This is a test. Nothing ships and no real money moves."],
      ["it", /^\[Prova\] Wetterholm: /, "Questa è una prova. Non viene spedito nulla"],
    ] as const) {
      const mail = renderMail(factsOf("pass", { isTest: true, lang }));
      expect(mail.subject).toMatch(subject);
      expect(mail.text.indexOf(note)).toBeGreaterThan(0);
      expect(mail.html).toContain(note);
    }
    expect(scene("pass").subject).not.toContain("[Test]");
  });

  test("shows a reject reason only if the store wants it", () => {
    const { text, html } = scene("result-some");
    expect(text).toContain("Not accepted: 41-B");
    expect(text + html).not.toContain("SECRET-7");
  });

  test("names each refund's destination, with codes, and with what the shop paid itself", () => {
    const { text } = scene("refund_sent");
    expect(text).toContain("€116.00 refunded");
    expect(text).toContain("To Visa ending in 42: €89.00");
    expect(text).toContain("As a gift card: €14.50");
    expect(text).toContain("Your code: GC-4T9K-M2XW-77QP");
    expect(text).toContain("To your bank account NL••\u00a0••••\u00a04300: €10.00");
    expect(text).toContain("Paid directly by Wetterholm: €2.50");
  });

  test("says in a result before its refund what will come, and afterwards that it was sent", () => {
    expect(scene("result-some").text).toContain("We’ll send it shortly.");
    expect(scene("result-all").text).toContain("Sent on Saturday 5\u00a0December.");
    expect(scene("result-none").text).toContain("There’s nothing to refund.");
  });

  test("says in a cancellation who canceled, and that a payment is refunded", () => {
    expect(scene("canceled-shopper").text).toContain("You canceled your return");
    expect(scene("canceled-shopper").text).toContain("We’ll refund the €4.90 you paid for this return.");
    expect(scene("canceled-store").text).toContain("Wetterholm canceled your return");
    expect(scene("canceled-late").text).toContain("wasn’t sent by Wednesday");
  });

  test("gives a manual refund's deadline, and later its date and the bank's reference", () => {
    const settlements = [{ ...settlementOf("set_1", "DECISION"), createdAt: "2026-12-05T10:00:00.000Z" }];
    const waits = { name: "REFUND", leg: "out_1", state: "WAITING", input: { payoutId: "out_1" }, result: {} };
    const pending = settled({ status: "PENDING", settledAt: null });
    const activities = [waits as unknown as ReturnProcess["activities"][number]];
    const before = renderMail(factsOf("result", { settlements, payouts: [pending], activities })).text;
    expect(before).toContain("Wetterholm will send it by Saturday 19\u00a0December.");
    expect(before).not.toContain("sent shortly");
    const external = { externalMinor: 1000, externalReference: "SEPA 7", externalOn: "2026-12-07" };
    const after = renderMail(factsOf("refund_sent:set_1", { settlements, payouts: [settled(external)] })).text;
    expect(after).toContain("Wetterholm sent it on Monday 7\u00a0December, reference SEPA 7.");
  });

  test("writes amounts as in the shopper's language", () => {
    expect(scene("refund_sent", "de").text).toContain("89,00\u00a0€");
  });
});

describe("typed text never becomes markup or a header", () => {
  const nasty = `<img src=x onerror=alert(1)> "q" 'a' & {x}`;
  const changes: Partial<ReturnProcess> = {
    firstName: nasty,
    lastName: nasty,
    order: { id: "ord_1", name: nasty, lines: [lineOf("li_1", nasty, nasty)] } as ReturnProcess["order"],
    units: [unitOf({ verdict: "DECLINED", showRejectReason: true, rejectReason: nasty })],
    authorization: { ...NOT_REQUIRED, status: "UNAUTHORIZED", unauthorizedReason: nasty },
    shipments: [{ carrierName: nasty, trackingNumber: nasty, voidedAt: null } as ReturnProcess["shipments"][number]],
    shippingStatus: "COLLECTED",
  };
  const store = storeOf({ contactEmail: "a@shop.example", policyUrl: 'javascript:alert("x")' }, { name: nasty });

  test.each(["pass", "refused", "handed_over", "result", "canceled"])("%s", (leg) => {
    const { html, text, subject } = renderMail(factsOf(leg, changes, { store }));
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("javascript:");
    expect(html.match(/<a /g)?.length).toBe(2);
    expect(text).toContain(nasty);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test("keeps headers on one line, names quoted, and one address as one", () => {
    const name = 'Shop"\r\nBcc: all@example.com\u202e\\';
    expect(senderOf({ mailFrom: "Homeward <returns@host.example>", storeName: name })).toBe(
      '"Shop\\" Bcc: all@example.com \\\\" <returns@host.example>',
    );
    expect(senderOf({ mailFrom: "returns@host.example", storeName: "" })).toBe("returns@host.example");
    expect(subjectOf({ storeName: name, subject: "a\nb", code: "RT-1" })).toBe(
      'Shop" Bcc: all@example.com \\: a b (RT-1)',
    );
    expect(headerText("é".repeat(3))).toBe("ééé");
    expect(isAddress("a@b.example")).toBe(true);
    for (const none of ["", "a@b, c@d", "a@b\r\nBcc: c@d", "A <a@b>", "a b@c"]) expect(isAddress(none)).toBe(false);
  });
});

describe("branding", () => {
  const branded = (branding: Partial<typeof DEFAULT_STORE_CONFIG.branding>) => {
    const store = storeOf({ branding: { ...DEFAULT_STORE_CONFIG.branding, ...branding } });
    return renderMail(factsOf("pass", {}, { store })).html;
  };

  test("prefers the logo for emails, and shows the name instead of an SVG", () => {
    const src = (branding: Parameters<typeof branded>[0]) =>
      /<img[^>]* src="([^"]*)" alt="([^"]*)"/.exec(branded(branding))?.slice(1);
    expect(src({ logoUrl: "/a.png", mailLogoUrl: "https://cdn.example/m.png" })).toEqual([
      "https://cdn.example/m.png",
      "Wetterholm",
    ]);
    expect(src({ logoUrl: "/a.png" })).toEqual(["https://returns.example/a.png", "Wetterholm"]);
    expect(src({ logoUrl: "/a.svg?v=2" })).toBeUndefined();
    expect(src({ mailLogoUrl: "data:text/html,x" })).toBeUndefined();
  });

  test("makes the button readable and visible with any store color, in light and dark mode", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    const grounds = { light: "#fefdfb", dark: "#171b20" } as const;
    fc.assert(
      fc.property(fc.oneof(hex, fc.string()), fc.oneof(hex, fc.string()), (main, contrastText) => {
        const colors = mailColors({ main, contrastText });
        for (const mode of ["light", "dark"] as const) {
          const { button, onButton, edge, link } = colors[mode];
          expect(contrast(button, onButton)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(link, grounds[mode])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(edge, grounds[mode])).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test("keeps the store's own text color where it is readable", () => {
    expect(branded({ mailMainColor: "#1b3454", primaryContrastText: "#f8f2e4" })).toContain("color:#f8f2e4");
    expect(branded({ mailMainColor: "#ffe600", primaryContrastText: "#ffffff" })).toContain("color:#000000");
  });
});

test("uses a store's own texts in its emails, only in their language and with tags escaped", () => {
  const own = { "pass.subject": "pack it", "pass.text": "<b>Hi</b> {order}", "pass.action": "Go" };
  const store = storeOf({ mailTexts: { ...DEFAULT_STORE_CONFIG.mailTexts, en: own } });
  const mail = renderMail(factsOf("pass", {}, { store }));
  expect(mail.subject).toContain(": pack it (");
  expect(mail.html).toContain("&lt;b&gt;Hi&lt;/b&gt;");
  expect(mail.html).toContain(">Go</a>");
  const german = renderMail(factsOf("pass", { lang: "de" }, { store }));
  expect(german.subject).not.toContain("pack");
});

test("gives every text of a store items, order, store and code, whatever its standard text uses", () => {
  const values = "{items}, {order}, {store}, {code}";
  const own = { "pass.subject": values, "pass.action": values, "pass.howPickup": `Pickup of ${values}` };
  const store = storeOf({ mailTexts: { ...DEFAULT_STORE_CONFIG.mailTexts, en: own } });
  const filled = "2 items, #1042, Wetterholm, RT-7F3K-92QD";
  const mail = renderMail(factsOf("pass", { returnMethod: "HOME_PICK_UP" }, { store }));
  expect(mail.subject).toContain(`: ${filled} (`);
  expect(mail.html).toContain(`>${filled}</a>`);
  expect(mail.text).toContain(`Pickup of ${filled}`);
});
