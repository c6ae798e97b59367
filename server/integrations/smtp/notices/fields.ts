import { z } from "zod";
import type { ConnectionValues, ReadValues } from "@/server/partners/provider";
import { field } from "../../provider-kit/fields";
import { DETECTED, SERVICES, serviceOf } from "./services";

const NONE = "NONE";
const TOPIC = /^arn:aws(?:-cn|-us-gov)?:sns:[a-z0-9-]{3,40}:\d{12}:[\w-]{1,256}(?:\.fifo)?$/;

const optional = (): z.ZodType<string> => z.preprocess((value) => value ?? "", z.string().trim().max(2_048));

/** The service that reports bounces, and how its notices are authenticated. */
export const noticeFields = {
  notices: field(
    z.preprocess(
      (value) => (typeof value === "string" && value.trim() !== "" ? value.trim().toUpperCase() : DETECTED),
      z.enum([DETECTED, NONE, ...SERVICES.map(({ code }) => code)], {
        error: `Choose one of: ${[DETECTED, NONE, ...SERVICES.map(({ code }) => code)].join(", ")}.`,
      }),
    ),
    {
      ...{ label: "Bounce notices from", kind: "CHOICE", initial: DETECTED },
      help: "The service behind your server, which reports bounces by webhook. After you connect, the connection's page shows the address to enter there.",
      options: [
        { value: DETECTED, label: "Detect from the server name" },
        ...SERVICES.map(({ code, label }) => ({ value: code, label })),
        { value: NONE, label: "None" },
      ],
    },
  ),
  notices_key: field(optional(), {
    ...{ label: "Webhook key", kind: "SECRET" },
    help: "Mailgun: the HTTP webhook signing key. SendGrid: the verification key of the signed Event Webhook. Resend: the signing secret (whsec_…). Other services need none.",
  }),
  notices_topic: field(
    optional().refine((text) => text === "" || TOPIC.test(text), {
      error: "Enter the ARN of the SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces.",
    }),
    {
      ...{ label: "SNS topic", kind: "TEXT", placeholder: "arn:aws:sns:eu-west-1:123456789012:bounces" },
      help: "Amazon SES only: the ARN of the topic that SES publishes bounces to.",
    },
  ),
};

const KEYS: Readonly<Record<string, string>> = {
  MAILGUN: "Enter Mailgun's HTTP webhook signing key: Mailgun → Send → Sending → Webhooks.",
  SENDGRID: "Enter SendGrid's verification key: Mail Settings → Event Webhooks → Signed Event Webhook.",
  RESEND: "Enter the signing secret of the webhook in Resend. It begins with whsec_.",
};

/** Reads the service's key. It may be entered later, because the service creates it only once it knows our URL. */
export const readNoticeKey = (values: ConnectionValues): ReadValues => {
  const service = serviceOf(values);
  const { notices_key: typed = "" } = values;
  if (typed === "" || service?.readKey === undefined) return { ok: true, values };
  const key = service.readKey(typed);
  if (key !== null) return { ok: true, values: { ...values, notices_key: key } };
  return { ok: false, faults: [{ field: "notices_key", description: KEYS[service.code] ?? "Enter the webhook key." }] };
};
