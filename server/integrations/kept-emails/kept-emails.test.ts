import { expect, test } from "vitest";
import type { OutgoingMail } from "@/server/partners/mailer";
import { createMailbox } from "./kept-emails";

test("stores that an email with a sign-in link was sent, but not the link", async () => {
  const kept: OutgoingMail[] = [];
  const link = "https://shop.test/dashboard/join?token=secret";
  const mail = { to: "a@shop.test", from: "b@shop.test", subject: "You are invited", text: link, html: link };
  await createMailbox({ store: async (sent) => void kept.push(sent) }).send({
    ...mail,
    headers: { "X-SVC-Private": "yes" },
  });
  expect(kept).toMatchObject([{ to: "a@shop.test", subject: "You are invited" }]);
  expect(JSON.stringify(kept)).not.toContain("secret");
});

test("stores emails and reports when it can't", async () => {
  const kept: OutgoingMail[] = [];
  const mail = { to: "a@shop.test", from: "b@shop.test", subject: "Hi", text: "Hi", html: "<p>Hi</p>", headers: {} };
  await createMailbox({ store: async (sent) => void kept.push(sent) }).send(mail);
  expect(kept).toEqual([mail]);
  const broken = createMailbox({ store: () => Promise.reject(new Error("disk full")) });
  await expect(broken.send(mail)).rejects.toThrow("disk full");
});
