import { expect, test } from "vitest";
import type { OutgoingMail } from "@/server/partners/mailer";
import { createMailbox } from "./mailbox";

test("the mail box keeps what it is given, and says so when it cannot", async () => {
  const kept: OutgoingMail[] = [];
  const mail = { to: "a@shop.test", from: "b@shop.test", subject: "Hi", text: "Hi", html: "<p>Hi</p>", headers: {} };
  await createMailbox({ store: async (sent) => void kept.push(sent) }).send(mail);
  expect(kept).toEqual([mail]);
  const broken = createMailbox({ store: () => Promise.reject(new Error("disk full")) });
  await expect(broken.send(mail)).rejects.toThrow("disk full");
});
