import { z } from "zod";
import { parseBody } from "./read-event";

const HOST = String.raw`https://sns\.[a-z0-9-]{3,40}\.amazonaws\.com(?:\.cn)?`;
/** Where Amazon publishes its signing certificates and confirms subscriptions: both are its own TLS names. */
const CERTIFICATE = new RegExp(`^${HOST}/SimpleNotificationService-[0-9a-f]{8,64}\\.pem$`);
const CONFIRMATION = new RegExp(`^${HOST}/\\?Action=ConfirmSubscription&`);

const schema = z
  .object({
    Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
    MessageId: z.string().min(1).max(200),
    TopicArn: z.string().min(1).max(300),
    Timestamp: z.string().max(60),
    SignatureVersion: z.enum(["1", "2"]),
    Signature: z.string().max(4_000),
    SigningCertURL: z.string().max(500).regex(CERTIFICATE),
    Message: z.string(),
    Subject: z.string().optional(),
    Token: z.string().max(4_000).optional(),
    SubscribeURL: z.string().max(4_000).regex(CONFIRMATION).optional(),
  })
  .refine(({ Type, Token, SubscribeURL }) => Type === "Notification" || (Token && SubscribeURL));
export type SnsMessage = z.output<typeof schema>;

const SIGNED = {
  Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
  SubscriptionConfirmation: ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"],
} as const;

/** Parses an Amazon SNS message. Throws for a body in any other format. */
export const readSnsMessage = (body: Uint8Array): SnsMessage => schema.parse(parseBody(body));

/** Returns the text that the signature covers: each name and each value on its own line. */
export const signedText = (message: SnsMessage): string =>
  SIGNED[message.Type === "Notification" ? "Notification" : "SubscriptionConfirmation"]
    .filter((name) => message[name as keyof SnsMessage] !== undefined)
    .map((name) => `${name}\n${message[name as keyof SnsMessage]}\n`)
    .join("");
