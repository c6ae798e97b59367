import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { sha256Hex } from "@/server/kernel/crypto";
import { isBadAddress } from "./read-mail-answer";

/** Parses the JSON of a body. Throws for anything else. */
export const parseBody = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString("utf8"));

/** Returns a list: services that group events send a list, or a single event without one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Converts seconds since 1970, as a number or text; null when invalid. */
export const atSeconds = (seconds: number | string): Date | null => atTime(Number(seconds) * 1_000);

export const atTime = (time: number | string): Date | null => {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Builds an event ID for services without one, from what is the same for every delivery of the event. */
export const eventIdOf = (...parts: readonly (string | number)[]): string => sha256Hex(parts.join("\n")).slice(0, 40);

/** Joins the service's messages, without repetitions. */
export const wordsOf = (...parts: readonly string[]): string => {
  const said: string[] = [];
  for (const part of parts.map((each) => each.replace(/\s+/g, " ").trim()))
    if (part !== "" && !said.some((each) => each.includes(part))) said.push(part);
  return said.reduce((text, part) => (text === "" ? part : `${text}${/[.!?:]$/.test(text) ? "" : ":"} ${part}`), "");
};

/** Returns the SMTP code at the start of a message; 0 when there is none. */
export const codeOf = (words: string): number => Number(/(?:^|[^\d.])([245]\d\d)(?=[ -])/.exec(words)?.[1] ?? 0);

type Refusal = { code: number; status?: string; words: string; otherwise: MailNoticeKind };

const NO_MAILBOX = new Set([550, 551, 553]);
const GROUPS: Readonly<Record<string, MailNoticeKind>> = { "1": "BLOCKED", "2": "SOFT_BOUNCE", "7": "BLOCKED" };

/**
 * Classifies a permanent rejection by the receiving server if the service doesn't: by the enhanced code (RFC 3463),
 * otherwise by the code alone.
 */
export const kindOfRefusal = ({ code, status = "", words, otherwise }: Refusal): MailNoticeKind => {
  const enhanced = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(`${status} ${words}`);
  if (enhanced !== null && isUsable(enhanced[0]))
    return isBadAddress(enhanced[0]) ? "HARD_BOUNCE" : (GROUPS[enhanced[1] ?? ""] ?? otherwise);
  return NO_MAILBOX.has(code) ? "HARD_BOUNCE" : otherwise;
};

/** Returns whether the code is specific: 5.0.0 only says that the failure is permanent. */
const isUsable = (enhanced: string): boolean => !enhanced.startsWith("5.0.");
