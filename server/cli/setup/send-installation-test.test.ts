import { afterAll, beforeAll, expect, test } from "vitest";
import { checkMailServer } from "@/server/integrations/smtp/check-mail-server";
import { openAuthority } from "@/test/certificates";
import { startMailServer } from "@/test/mail-server";
import { sendInstallationTest } from "./send-installation-test";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  const authority = openAuthority();
  server = await startMailServer({ certificate: authority.certify({ host: "localhost" }), hasTls: false });
  authority.close();
});
afterAll(() => server.close());

const envOf = (SMTP_URL?: string) => ({
  SMTP_URL,
  MAIL_FROM: "Homeward <returns@shop.example>",
  APP_URL: "http://h.example",
});

test("shows the server's answer to a test email, or what to configure", async () => {
  const url = `smtp://127.0.0.1:${server.port}`;
  expect(await sendInstallationTest(envOf(url), "ada@mail.example")).toEqual({
    ...{ isAccepted: true, answer: "250 queued as 4F2A" },
  });
  expect(server.received.at(-1)).toContain("To: ada@mail.example");
  expect(await sendInstallationTest(envOf(), "ada@mail.example")).toMatchObject({ isAccepted: false });
  expect(await checkMailServer(url)).toBe(`127.0.0.1:${server.port}`);
});

test("names a server that doesn't answer without the password", async () => {
  const url = "smtp://user:never-shown@127.0.0.1:1";
  expect(await sendInstallationTest(envOf(url), "ada@mail.example")).toMatchObject({ isAccepted: false });
  const error: unknown = await checkMailServer(url).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("127.0.0.1");
  expect(String(error)).not.toContain("never-shown");
});
