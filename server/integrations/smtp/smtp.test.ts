import { generateKeyPairSync } from "node:crypto";
import { inspect } from "node:util";
import { dkimVerify } from "mailauth/lib/dkim/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DkimKey } from "@/server/partners/mail-provider";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { OpenedConnection } from "@/server/partners/provider";
import { openAuthority } from "@/test/certificates";
import { startMailServer } from "@/test/mail-server";
import { createSmtpProvider } from "./smtp";

const HOST = "smtp.shop.example";
const PASSWORD = "a-password-that-nobody-sees";

let authority: ReturnType<typeof openAuthority>;
let certificate: ReturnType<ReturnType<typeof openAuthority>["certify"]>;
const servers: Awaited<ReturnType<typeof startMailServer>>[] = [];

beforeAll(() => {
  authority = openAuthority();
  certificate = authority.certify({ host: HOST });
});
afterAll(async () => {
  authority.close();
  await Promise.all(servers.map(({ close }) => close()));
});

type Behavior = Partial<Parameters<typeof startMailServer>[0]>;

const start = async (behavior: Behavior = {}) => {
  const server = await startMailServer({ certificate, password: PASSWORD, ...behavior });
  servers.push(server);
  return server;
};

const provider = (allowPrivateAddresses = true) =>
  createSmtpProvider({
    allowPrivateAddresses,
    authorities: [authority.root],
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    timeouts: { connectionTimeout: 800, greetingTimeout: 800, socketTimeout: 800, dnsTimeout: 800 },
  });

const valuesFor = (port: number, changes: Record<string, string> = {}) => {
  const typed = {
    ...{ host: HOST, port: String(port), security: "STARTTLS", user: "returns@shop.example", password: PASSWORD },
    ...{ sender_name: "Shop", sender_address: "Returns@shop.example", ...changes },
  };
  const read = provider().readValues(typed);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.values;
};

const connect = (port: number, changes?: Record<string, string>, allowPrivateAddresses = true) =>
  provider(allowPrivateAddresses).connect({ values: valuesFor(port, changes), http: {} as never, now: new Date() });

const mail: OutgoingMail = {
  to: "lukasz@gmx.example",
  from: '"Shop" <returns@shop.example>',
  subject: "Your return RT-7F3K-92QD",
  text: "Hand it over by Friday.",
  html: "<p>Hand it over by Friday.</p>",
  headers: { "Message-ID": "<act_1@homeward>", "X-SVC-Group": "grp_1" },
};

const deliver = (port: number, { dkim = null, ...changes }: Partial<OutgoingMail> & { dkim?: DkimKey | null } = {}) =>
  provider()
    .open({ values: valuesFor(port) } as unknown as OpenedConnection, dkim)
    .deliver({ ...mail, ...changes });

test("signs in over STARTTLS and TLS, and uses the address as account", async () => {
  const plain = await start();
  const tls = await start({ isTls: true });
  expect(await connect(plain.port)).toMatchObject({
    accountId: "sender",
    accountName: "returns@shop.example",
    mode: null,
  });
  expect(await connect(tls.port, { security: "TLS" })).toMatchObject({ accountName: "returns@shop.example" });
});

test("says what to fix in wrong input, and never shows the password", async () => {
  const server = await start();
  const tls = await start({ isTls: true });
  const bare = await start({ hasTls: false });
  const closed = await start();
  await closed.close();
  const faults = await Promise.all(
    [
      connect(server.port, { password: "another password" }),
      connect(server.port, { security: "TLS" }),
      connect(tls.port),
      connect(bare.port),
      connect(closed.port),
      connect(server.port, { host: "other.example" }),
      connect(server.port, {}, false),
    ].map((attempt) =>
      attempt.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  expect(faults.map((error) => (error as { kind: string }).kind)).toEqual([
    ...["UNAUTHORIZED", "UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE", "REFUSED"],
  ]);
  const words = faults.map((error) => (error as Error).message);
  expect(words[0]).toContain("refused the user name or password (535)");
  expect(words[1]).toContain("Choose STARTTLS, or use port 465");
  expect(words[2]).toContain("didn't answer in time");
  expect(words[3]).toContain("doesn't offer STARTTLS");
  expect(words[4]).toContain("Nothing answers at");
  expect(words[5]).toContain("is for another name");
  expect(words[6]).toContain("has no address on the public internet");
  expect(inspect(faults, { depth: 10 })).not.toMatch(/another password|a-password-that-nobody-sees/);
});

test("rejects an untrusted certificate", async () => {
  const stranger = openAuthority();
  const server = await start({ certificate: stranger.certify({ host: HOST }) });
  stranger.close();
  await expect(connect(server.port)).rejects.toThrow("isn't trusted");
});

test("returns the server's response to an accepted email, which arrives without our own headers", async () => {
  const { port, received } = await start();
  expect(await deliver(port)).toEqual({ state: "SENT", code: 250, words: "250 queued as 4F2A" });
  expect(received[0]).toContain("Message-ID: <act_1@homeward>");
  expect(received[0]).toContain("Content-Type: text/plain");
  expect(received[0]).not.toMatch(/X-SVC|grp_1/);
});

// The server makes each client wait before its greeting: deliveries run at the same time.
test.concurrent.each([
  ["recipient", 450, "4.2.0 greylisted", "DEFERRED"],
  ["recipient", 550, "no such user", "BAD_ADDRESS"],
  ["recipient", 550, "5.1.1 no such user", "BAD_ADDRESS"],
  ["recipient", 550, "5.7.1 relaying denied", "REFUSED"],
  ["recipient", 551, "user not local", "BAD_ADDRESS"],
  ["recipient", 552, "mailbox full", "REFUSED"],
  ["recipient", 553, "mailbox name not allowed", "BAD_ADDRESS"],
  ["recipient", 553, "5.1.8 bad sender", "REFUSED"],
  ["recipient", 554, "5.1.1 unknown", "BAD_ADDRESS"],
  ["data", 451, "try later", "DEFERRED"],
  ["data", 550, "looks like spam", "REFUSED"],
  ["data", 550, "5.1.1 unknown after all", "BAD_ADDRESS"],
  ["data", 552, "too large", "REFUSED"],
  ["sender", 452, "out of space", "DEFERRED"],
] as const)("classifies %s %i %s as %s", async (at, code, words, state) => {
  const { port } = await start({ [at]: { code, words } });
  expect(await deliver(port)).toMatchObject({ state, code });
});

test("treats 421 and a rejected sender as failures of every email, not of this one", async () => {
  const away = await start({ recipient: { code: 421, words: "closing" } });
  await expect(deliver(away.port)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const strict = await start({ sender: { code: 550, words: "5.7.1 not your address" } });
  await expect(deliver(strict.port)).rejects.toMatchObject({ kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" });
});

test("rejects an attachment above our limit before sending, and one above the server's by its response", async () => {
  const { port, received } = await start({ mostBytes: 2_000 });
  const attached = (bytes: number) => ({
    attachments: [{ name: "a.bin", contentType: "application/octet-stream", content: new Uint8Array(bytes) }],
  });
  expect(await deliver(port, attached(16 * 1024 * 1024))).toMatchObject({ state: "REFUSED", code: 0 });
  expect(await deliver(port, attached(50_000))).toMatchObject({ state: "REFUSED", code: 552 });
  expect(received).toHaveLength(1);
});

test("retries with the same Message-ID after a silent server or one that disconnects after the email", async () => {
  for (const fault of [{ isSilent: true }, { isCut: true }]) {
    const broken = await start(fault);
    await expect(deliver(broken.port)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    // The email may have been accepted: SMTP has no way to ask. The retry has the same ID, so that both are recognized
    // as one.
    expect(broken.received).toHaveLength(1);
    expect(broken.received[0]).toContain("Message-ID: <act_1@homeward>");
  }
});

test("signs an email so that another verifier accepts it, and rejects it when changed", async () => {
  const { port, received } = await start();
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await deliver(port, { dkim: { domain: "shop.example", selector: "homeward", privateKey: pem } });
  const p = publicKey.export({ type: "spki", format: "der" }).toString("base64");
  const asked: string[] = [];
  const resolver = async (name: string) => {
    asked.push(name);
    return [[`v=DKIM1; k=rsa; p=${p}`]];
  };
  const resultOf = async (text: string) => {
    const { results } = await dkimVerify(Buffer.from(text), { resolver } as never);
    return results.map(({ status }: { status: { result: string } }) => status.result);
  };
  const [message = ""] = received;
  expect(await resultOf(message)).toEqual(["pass"]);
  expect(asked).toContain("homeward._domainkey.shop.example");
  expect(await resultOf(message.replace("by Friday", "by Sunday"))).toEqual(["neutral"]);
});

test.concurrent.each([
  ["AUTO", {}],
  ["POSTMARK", { "X-PM-Metadata-homeward": "REF" }],
  ["MAILGUN", { "X-Mailgun-Variables": '{"homeward":"REF"}' }],
  ["SENDGRID", { "X-SMTPAPI": '{"unique_args":{"homeward":"REF"}}' }],
  ["AMAZON_SES", { "X-SES-MESSAGE-TAGS": "homeward=REF", "X-Homeward-Mail": "REF" }],
  ["BREVO", { "X-Mailin-custom": "REF" }],
  ["MAILJET", { "X-MJ-CustomID": "REF" }],
  ["RESEND", { "X-Homeward-Mail": "REF" }],
  ["SPARKPOST", { "X-MSYS-API": '{"metadata":{"homeward":"REF"}}' }],
])("%s: adds the exact headers that its service returns, and those of no other service", async (notices, wanted) => {
  const reference = "mail_0123456789abcdef0123456789-12";
  const { port, received } = await start();
  const values = valuesFor(port, { notices });
  const transport = provider().open({ values } as unknown as OpenedConnection, null);
  await transport.deliver({ ...mail, reference });
  await transport.deliver(mail);
  const marks = (text = "") =>
    Object.fromEntries([...text.matchAll(/^(X-(?!SVC)[\w-]+): (.*?)\r?$/gim)].map(([, name, value]) => [name, value]));
  const lower = (headers: object) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const expected = JSON.parse(JSON.stringify(wanted).replaceAll("REF", reference)) as object;
  expect(lower(marks(received[0]))).toEqual(lower(expected));
  expect(marks(received[1])).toEqual({});
});

test.each([
  ["smtp.postmarkapp.com", "Postmark"],
  ["smtp.mailgun.org", "Mailgun"],
  ["smtp.eu.mailgun.org", "Mailgun"],
  ["smtp.sendgrid.net", "SendGrid"],
  ["email-smtp.eu-west-1.amazonaws.com", "Amazon SES"],
  ["smtp-relay.brevo.com", "Brevo"],
  ["in-v3.mailjet.com", "Mailjet"],
  ["smtp.resend.com", "Resend"],
  ["smtp.sparkpostmail.com", "SparkPost"],
  ["smtp.gmail.com", undefined],
])("detects the server %s as %s", (host, service) => {
  const hookUrl = "https://returns.example/hooks/con_1";
  const shown = provider().readNotices({ values: { ...valuesFor(587, { host }), hookSecret: "s" }, hookUrl });
  expect(shown?.service).toBe(service);
  expect(shown?.missing ?? "").toMatch(
    /Mailgun|SendGrid|Resend/.test(service ?? "") ? /webhook key/ : service === "Amazon SES" ? /SNS topic/ : /^$/,
  );
});

test("reports a key that is not the service's", () => {
  const faultOf = (changes: Record<string, string>) => {
    const read = provider().readValues({ ...valuesFor(587), ...changes });
    return read.ok ? null : read.faults[0];
  };
  expect(faultOf({ notices: "SENDGRID", notices_key: "SG.key" })).toMatchObject({ field: "notices_key" });
  expect(faultOf({ notices: "RESEND", notices_key: "re_123" })?.description).toContain("whsec_");
  expect(faultOf({ notices: "mailgun", notices_key: "key-0123456789abcdef" })).toBeNull();
  expect(faultOf({ notices: "AMAZON_SES", notices_topic: "bounces" })?.description).toContain("arn:aws:sns:");
  expect(faultOf({ notices: "MAILCHIMP" })?.description).toContain("AMAZON_SES");
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const read = provider().readValues({ ...valuesFor(587), notices: "SENDGRID", notices_key: pem });
  expect(read.ok && read.values.notices_key).toMatch(/^MFkw[\w+/=]+$/);
});

test("reads values as people paste them", () => {
  const read = (changes: Record<string, string>) => {
    const { values, ...rest } = { values: {}, faults: [], ...provider().readValues({ ...valuesFor(587), ...changes }) };
    return { ...values, ...rest } as Record<string, unknown>;
  };
  expect(read({ host: " smtp://SMTP.Shop.Example:587/ " })).toMatchObject({ host: HOST });
  expect(read({ sender_address: "a@b.example, c@d.example" })).toMatchObject({ ok: false });
  expect(read({ port: "70000" })).toMatchObject({ ok: false });
  expect(read({ security: "NONE" })).toMatchObject({ ok: false });
});
