import { z } from "zod";
import { isAddress } from "@/contract/vocabulary/mail-address";
import type { MailSender } from "@/server/partners/mail-provider";
import type { ConnectionValues, ReadValues } from "@/server/partners/provider";
import { field, readFields, required } from "../provider-kit/fields";
import { noticeFields, readNoticeKey } from "./notices/fields";

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const SELECTOR = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host name, also when pasted with scheme, port or trailing dot. */
const serverName = required("server name")
  .transform((text) =>
    text
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, "")
      .replace(/[/:].*$/, "")
      .replace(/\.$/, ""),
  )
  .refine((name) => HOST.test(name), { error: "Enter a server name such as smtp.example.com." });

const address = (label: string) =>
  required(label)
    .transform((text) => text.toLowerCase())
    .refine(isAddress, { error: `Enter one email address as the ${label}.` });

export const credentialsSchema = z.object({
  host: field(serverName, {
    ...{ label: "Server", kind: "TEXT", placeholder: "smtp.example.com" },
    help: "The SMTP server your mail provider names, for example under “Email clients” or “SMTP relay”.",
  }),
  port: field(
    z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, { error: "Enter a port between 1 and 65535." })
      .refine((text) => Number(text) >= 1 && Number(text) <= 65_535, { error: "Enter a port between 1 and 65535." }),
    { label: "Port", help: "587 with STARTTLS, 465 with TLS.", kind: "TEXT", placeholder: "587", initial: "587" },
  ),
  security: field(z.enum(["STARTTLS", "TLS"], { error: "Choose STARTTLS or TLS." }), {
    ...{ label: "Security", kind: "CHOICE", initial: "STARTTLS" },
    help: "The password and every email travel encrypted. A server without TLS can't be connected.",
    options: [
      { value: "STARTTLS", label: "STARTTLS (port 587)" },
      { value: "TLS", label: "TLS (port 465)" },
    ],
  }),
  user: field(required("user name"), {
    ...{ label: "User name", kind: "TEXT", placeholder: "" },
    help: "Often the full email address, or “apikey”.",
  }),
  password: field(required("password"), {
    ...{ label: "Password", kind: "SECRET", placeholder: "" },
    help: "An app password or SMTP key where your provider has them.",
  }),
});

export const settingsSchema = z.object({
  sender_name: field(required("sender name").max(100, { error: "Use at most 100 characters." }), {
    ...{ label: "Sender name", kind: "TEXT", placeholder: "Example Store" },
    help: "Shoppers see it beside the address.",
  }),
  sender_address: field(address("sender address"), {
    ...{ label: "Sender address", kind: "TEXT", placeholder: "returns@example.com" },
    help: "We email a code to this address to verify that it is yours.",
  }),
  reply_to: field(
    z
      .string()
      .trim()
      .toLowerCase()
      .refine((text) => text === "" || isAddress(text), { error: "Enter one email address for replies, or none." })
      .default(""),
    {
      ...{ label: "Reply-to address", kind: "TEXT", placeholder: "support@example.com" },
      help: "Where answers of shoppers go. Without one they go to the store's contact address.",
    },
  ),
  dkim_selector: field(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(SELECTOR, { error: "Use letters, digits and hyphens, at most 63." })
      .default("homeward"),
    {
      ...{ label: "DKIM selector", kind: "TEXT", placeholder: "homeward", initial: "homeward" },
      help: "The first part of the DNS record's name. Change it only if your domain already uses this one.",
    },
  ),
  ...noticeFields,
});

const schema = z.object({ ...credentialsSchema.shape, ...settingsSchema.shape });

/** Validates and normalizes the form without calling the server. */
export const readSmtpValues = (typed: Readonly<Record<string, unknown>>): ReadValues => {
  const read = readFields(schema, typed);
  return read.ok ? readNoticeKey(read.values) : read;
};

/** Returns the sender of emails. */
export const readSender = (values: ConnectionValues): MailSender => {
  const { sender_name: name = "", sender_address: address = "", reply_to: replyTo = "" } = values;
  const dkimDomain = address.slice(address.lastIndexOf("@") + 1);
  return { name, address, replyTo, dkimDomain, dkimSelector: values.dkim_selector ?? "homeward" };
};
