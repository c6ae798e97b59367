import { expect, test } from "vitest";
import { mailIdOf } from "@/server/partners/mail-id";
import { readHook } from "./hooks";
import { wordsOf } from "./read-event";

const ID = mailIdOf("<act_1@homeward>");
const REFERENCE = `${ID}-3`;

/** Returns kind, code, attempt and time of each event in a body. */
const read = (notices: string, body: unknown, headers: Record<string, string> = {}) =>
  readHook({ body: Buffer.from(JSON.stringify(body)), headers }, { values: { notices } }).map(
    ({ subject, mail, occurredAt, topic }) =>
      mail === undefined ? topic : [subject === ID, mail.kind, mail.code, mail.attempt, occurredAt],
  );
const AT = "2026-11-25T11:30:00.000Z";
const ms = Date.parse(AT);
const got = (kind: string, code = 0, attempt: number | null = 3) => [true, kind, code, attempt, AT];

const postmark = (changes: object) => ({
  ...{
    MessageID: "00000000-0000-0000-0000-000000000000",
    Metadata: { homeward: REFERENCE },
    Email: "ada@mail.example",
  },
  ...{ ServerID: 23, MessageStream: "outbound", Tag: "", ...changes },
});
const bounced = (Type: string, Details = "") =>
  postmark({ RecordType: "Bounce", ID: 42, Type, Details, BouncedAt: AT });

test("reads Postmark's events", () => {
  const details = "smtp;550 5.1.1 The email account that you tried to reach does not exist.";
  expect(read("POSTMARK", bounced("HardBounce", details))).toEqual([got("HARD_BOUNCE", 550)]);
  expect(read("POSTMARK", bounced("SoftBounce"))).toEqual([got("SOFT_BOUNCE")]);
  expect(read("POSTMARK", bounced("Transient"))).toEqual([got("DEFERRED")]);
  expect(read("POSTMARK", bounced("SpamNotification"))).toEqual([got("BLOCKED")]);
  expect(read("POSTMARK", bounced("AutoResponder"))).toEqual(["IGNORED"]);
  const delivery = postmark({ RecordType: "Delivery", DeliveredAt: AT, Details: "250 2.0.0 OK" });
  expect(read("POSTMARK", delivery)).toEqual([got("DELIVERED", 250)]);
  const renamed = postmark({ ...delivery, Metadata: { Homeward: REFERENCE } });
  expect(read("POSTMARK", renamed)).toEqual([got("DELIVERED", 250)]);
  const complaint = postmark({ RecordType: "SpamComplaint", ID: 43, Type: "SpamComplaint", BouncedAt: AT });
  expect(read("POSTMARK", complaint)).toEqual([got("COMPLAINT")]);
  expect(read("POSTMARK", postmark({ RecordType: "Open", ReceivedAt: AT }))).toEqual(["IGNORED"]);
});

test("keeps two sentences of a service as two sentences", () => {
  expect(wordsOf("No such mailbox.", "smtp;550 5.1.1 Gone", "5.1.1 Gone")).toBe("No such mailbox. smtp;550 5.1.1 Gone");
  expect(wordsOf("Bounced", " no\nmailbox ")).toBe("Bounced: no mailbox");
  expect(wordsOf("", "")).toBe("");
});

const mailgun = (event: object) => ({
  signature: { timestamp: "1529006854", token: "a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0", signature: "d2" },
  "event-data": {
    id: "CPgfbmQMTCKtHW6uIWtuVe",
    timestamp: ms / 1_000,
    "user-variables": { homeward: REFERENCE },
    ...event,
  },
});
const failed = (severity: string, reason: string, status: object) =>
  mailgun({ event: "failed", severity, reason, "delivery-status": status });

test("reads Mailgun's events", () => {
  const status = { code: 250, message: "OK", description: "" };
  expect(read("MAILGUN", mailgun({ event: "delivered", "delivery-status": status }))).toEqual([got("DELIVERED", 250)]);
  const gone = { code: 550, message: "5.1.1 The email account that you tried to reach does not exist" };
  expect(read("MAILGUN", failed("permanent", "bounce", gone))).toEqual([got("HARD_BOUNCE", 550)]);
  const policy = { code: 550, message: "5.7.1 Message rejected as spam", "enhanced-code": "5.7.1" };
  expect(read("MAILGUN", failed("permanent", "bounce", policy))).toEqual([got("BLOCKED", 550)]);
  const full = { code: 552, message: "5.2.2 Mailbox full" };
  expect(read("MAILGUN", failed("permanent", "generic", full))).toEqual([got("SOFT_BOUNCE", 552)]);
  expect(read("MAILGUN", failed("permanent", "suppress-bounce", { code: 605 }))).toEqual([got("HARD_BOUNCE")]);
  expect(read("MAILGUN", failed("permanent", "suppress-complaint", { code: 607 }))).toEqual([got("BLOCKED")]);
  expect(read("MAILGUN", failed("temporary", "generic", { code: 452 }))).toEqual([got("DEFERRED", 452)]);
  expect(read("MAILGUN", mailgun({ event: "complained" }))).toEqual([got("COMPLAINT")]);
  expect(read("MAILGUN", mailgun({ event: "opened" }))).toEqual(["IGNORED"]);
  // The Message-ID identifies the email as well, without the attempt; another sender's Message-ID doesn't.
  const byId = { "user-variables": {}, message: { headers: { "message-id": "act_1@homeward" } } };
  expect(read("MAILGUN", mailgun({ event: "complained", ...byId }))).toEqual([got("COMPLAINT", 0, null)]);
  const others = { "user-variables": {}, message: { headers: { "message-id": "20130503182626.18666@mail.example" } } };
  expect(read("MAILGUN", mailgun({ event: "complained", ...others }))).toEqual(["IGNORED"]);
});

const sendgrid = (changes: object) => ({
  ...{
    email: "ada@mail.example",
    timestamp: ms / 1_000,
    sg_message_id: "14c5d75ce93.dfd.64b469.filter0001",
    ip: "168.1.1.1",
  },
  ...{ sg_event_id: `sg_${JSON.stringify(changes)}`, homeward: REFERENCE, ...changes },
});

test("reads SendGrid's events, also those of other emails in the same body", () => {
  const body = [
    sendgrid({ event: "delivered", response: "250 OK" }),
    sendgrid({ event: "deferred", response: "400 try again later", attempt: "5" }),
    sendgrid({ event: "bounce", type: "bounce", status: "5.0.0", reason: "550 unknown recipient" }),
    sendgrid({ event: "bounce", type: "bounce", bounce_classification: "Invalid Address", reason: "500 unknown" }),
    sendgrid({
      event: "bounce",
      type: "bounce",
      bounce_classification: "Mailbox Unavailable",
      reason: "552 5.2.2 full",
    }),
    sendgrid({ event: "bounce", type: "blocked", reason: "554 5.7.1 blocked" }),
    sendgrid({ event: "dropped", reason: "Bounced Address" }),
    sendgrid({ event: "dropped", reason: "Spam Reporting Address" }),
    sendgrid({ event: "spamreport" }),
    sendgrid({ event: "open" }),
    sendgrid({ event: "delivered", homeward: undefined, "smtp-id": "<14c5d75ce93.dfd.64b469@ismtpd-555>" }),
    sendgrid({ event: "delivered", homeward: undefined, "smtp-id": "<act_1@homeward>" }),
  ];
  expect(read("SENDGRID", body)).toEqual([
    ...[got("DELIVERED", 250), got("DEFERRED", 400), got("HARD_BOUNCE", 550), got("HARD_BOUNCE", 500)],
    ...[got("SOFT_BOUNCE", 552), got("BLOCKED", 554), got("HARD_BOUNCE"), got("BLOCKED"), got("COMPLAINT")],
    got("DELIVERED", 0, null),
  ]);
});

const ses = (event: object, { headers = [{ name: "X-Homeward-Mail", value: REFERENCE }], tags = {} } = {}) => ({
  ...{ Type: "Notification", MessageId: "m-1", TopicArn: "arn:aws:sns:eu-west-1:123456789012:bounces" },
  ...{ Timestamp: "2026-11-25T11:31:00Z", SignatureVersion: "2", Signature: "c2ln" },
  SigningCertURL: "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-01d088a6f77103d0fe307c0069e40ed6.pem",
  Message: JSON.stringify({
    mail: { messageId: "00000138111222aa", headersTruncated: false, headers, tags },
    ...event,
  }),
});
const sesBounce = (bounceType: string, bounceSubType: string, diagnosticCode: string) => ({
  notificationType: "Bounce",
  bounce: {
    bounceType,
    bounceSubType,
    timestamp: AT,
    bouncedRecipients: [{ emailAddress: "a@b.example", diagnosticCode }],
  },
});

test("reads Amazon SES events by tags of event publishing, and by headers of notifications", () => {
  const gone = sesBounce("Permanent", "General", "smtp; 550 5.1.1 user unknown");
  expect(read("AMAZON_SES", ses(gone))).toEqual([got("HARD_BOUNCE", 550)]);
  const tagged = { headers: [], tags: { "ses:source-ip": ["192.0.2.0"], homeward: [REFERENCE] } };
  const delivery = { eventType: "Delivery", delivery: { timestamp: AT, smtpResponse: "250 2.6.0 OK", recipients: [] } };
  expect(read("AMAZON_SES", ses(delivery, tagged))).toEqual([got("DELIVERED", 250)]);
  expect(read("AMAZON_SES", ses(sesBounce("Transient", "MailboxFull", "smtp; 552 5.2.2 full")))).toEqual([
    got("SOFT_BOUNCE", 552),
  ]);
  expect(read("AMAZON_SES", ses(sesBounce("Permanent", "OnAccountSuppressionList", "")))).toEqual([got("BLOCKED")]);
  expect(read("AMAZON_SES", ses(sesBounce("Transient", "ContentRejected", "")))).toEqual([got("BLOCKED")]);
  const complaint = { notificationType: "Complaint", complaint: { timestamp: AT, complaintFeedbackType: "abuse" } };
  expect(read("AMAZON_SES", ses(complaint))).toEqual([got("COMPLAINT")]);
  const delay = { eventType: "DeliveryDelay", deliveryDelay: { timestamp: AT, delayType: "MailboxFull" } };
  expect(read("AMAZON_SES", ses(delay, tagged))).toEqual([got("DEFERRED")]);
  expect(read("AMAZON_SES", ses({ eventType: "Send", send: {} }, tagged))).toEqual(["IGNORED"]);
  const works = { ...ses({}), Message: "Successfully validated SNS topic for Amazon SES event publishing." };
  expect(read("AMAZON_SES", works)).toEqual(["IGNORED"]);
});

const brevo = (event: string, reason = "") => ({
  ...{
    event,
    reason,
    email: "ada@mail.example",
    id: 26224,
    date: "2026-11-25 12:30:00",
    ts: 1,
    ts_event: 1,
    ts_epoch: ms,
  },
  ...{ "message-id": "<202611251130.64469469972@smtp-relay.mailin.fr>", "X-Mailin-custom": REFERENCE },
});

test("reads one Brevo event, or a list", () => {
  expect(read("BREVO", brevo("hard_bounce", "550 5.1.1 unknown user"))).toEqual([got("HARD_BOUNCE", 550)]);
  const kinds = ["delivered", "deferred", "soft_bounce", "invalid_email", "blocked", "error", "spam", "unique_opened"];
  expect(
    read(
      "BREVO",
      kinds.map((kind) => brevo(kind)),
    ),
  ).toEqual([
    ...[got("DELIVERED"), got("DEFERRED"), got("SOFT_BOUNCE"), got("HARD_BOUNCE"), got("BLOCKED"), got("BLOCKED")],
    got("COMPLAINT"),
  ]);
});

const mailjet = (event: string, changes: object = {}) => ({
  ...{ event, time: ms / 1_000, MessageID: 19421777835146490, Message_GUID: "1ab23cd4", email: "ada@mail.example" },
  ...{ mj_campaign_id: 7257, CustomID: REFERENCE, Payload: "", blocked: false, hard_bounce: false, ...changes },
});

test("reads Mailjet's events", () => {
  const gone = {
    hard_bounce: true,
    error_related_to: "recipient",
    error: "user unknown",
    comment: "550 5.1.1 no such user",
  };
  expect(read("MAILJET", [mailjet("sent"), mailjet("bounce", gone), mailjet("open")])).toEqual([
    got("DELIVERED"),
    got("HARD_BOUNCE", 550),
  ]);
  const full = { error_related_to: "recipient", error: "quota exceeded" };
  expect(read("MAILJET", mailjet("bounce", full))).toEqual([got("SOFT_BOUNCE")]);
  expect(read("MAILJET", mailjet("bounce", { error_related_to: "spam", error: "content blocked" }))).toEqual([
    got("BLOCKED"),
  ]);
  expect(read("MAILJET", mailjet("bounce", { error_related_to: "domain", error: "greylisted" }))).toEqual([
    got("DEFERRED"),
  ]);
  expect(read("MAILJET", mailjet("blocked", { error_related_to: "mailjet", error: "preblocked" }))).toEqual([
    got("BLOCKED"),
  ]);
  expect(read("MAILJET", mailjet("spam", { source: "JMRPP" }))).toEqual([got("COMPLAINT")]);
});

const resend = (type: string, data: object = {}) => ({
  ...{ type, created_at: AT },
  data: {
    email_id: "56761188-7520-42d8-8898-ff6fc54ce618",
    headers: [{ name: "X-Homeward-Mail", value: REFERENCE }],
    ...data,
  },
});

test("reads Resend's events, also those from before bounces had a type", () => {
  const of = (body: unknown) => read("RESEND", body, { "svix-id": "msg_1" });
  expect(of(resend("email.delivered"))).toEqual([got("DELIVERED")]);
  expect(of(resend("email.delivery_delayed"))).toEqual([got("DEFERRED")]);
  expect(of(resend("email.complained"))).toEqual([got("COMPLAINT")]);
  expect(of(resend("email.bounced", { bounce: { type: "Permanent", subType: "General", message: "" } }))).toEqual([
    got("HARD_BOUNCE"),
  ]);
  expect(of(resend("email.bounced", { bounce: { type: "Transient", subType: "MailboxFull", message: "" } }))).toEqual([
    got("SOFT_BOUNCE"),
  ]);
  expect(of(resend("email.bounced", { bounce: { type: "Permanent", subType: "Suppressed", message: "" } }))).toEqual([
    got("BLOCKED"),
  ]);
  const hard = "The recipient's email provider sent a hard bounce message, but didn't specify the reason.";
  expect(of(resend("email.bounced", { bounce: { message: hard } }))).toEqual([got("HARD_BOUNCE")]);
  expect(of(resend("email.opened"))).toEqual(["IGNORED"]);
});

const sparkpost = (type: string, changes: object = {}) => ({
  msys: {
    message_event: {
      ...{
        type,
        event_id: `ev_${type}_${JSON.stringify(changes)}`,
        timestamp: String(ms / 1_000),
        rcpt_to: "a@b.example",
      },
      ...{ rcpt_meta: { homeward: REFERENCE }, error_code: "550", raw_reason: "550 no such user", ...changes },
    },
  },
});

test("reads SparkPost's events by bounce class, and accepts its test of the URL", () => {
  const body = [
    sparkpost("delivery", { error_code: undefined, raw_reason: undefined }),
    sparkpost("delay", { error_code: "452" }),
    ...["10", "30", "22", "51", "90"].map((cause) => sparkpost("bounce", { bounce_class: cause })),
    sparkpost("out_of_band", { bounce_class: "10" }),
    sparkpost("spam_complaint", { error_code: undefined }),
    sparkpost("injection"),
  ];
  expect(read("SPARKPOST", body)).toEqual([
    ...[got("DELIVERED"), got("DEFERRED", 452), got("HARD_BOUNCE", 550), got("HARD_BOUNCE", 550)],
    ...[got("SOFT_BOUNCE", 550), got("BLOCKED", 550), got("HARD_BOUNCE", 550), got("COMPLAINT")],
  ]);
  expect(read("SPARKPOST", [{ msys: {} }])).toEqual(["IGNORED"]);
});

test.each(["POSTMARK", "MAILGUN", "SENDGRID", "AMAZON_SES", "BREVO", "MAILJET", "RESEND", "SPARKPOST"])(
  "%s: rejects what is not an event, and keeps its message as one line of 500 characters",
  (notices) => {
    for (const body of ["x", "null", "[1]", "{}"])
      expect(() => readHook({ body: Buffer.from(body), headers: {} }, { values: { notices } })).toThrow();
    if (notices !== "POSTMARK") return;
    const long = bounced("HardBounce", `550 5.1.1\r\n\u0000${"x".repeat(2_000)}\ud800`);
    const [event] = readHook({ body: Buffer.from(JSON.stringify(long)), headers: {} }, { values: { notices } });
    expect(event?.mail?.words).toMatch(/^550 5\.1\.1 x{490}$/);
  },
);
