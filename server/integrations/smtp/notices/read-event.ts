import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { sha256Hex } from "@/server/kernel/crypto";
import { isBadAddress } from "./read-mail-answer";

/** The JSON of a body. Throws for anything else. */
export const parseBody = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString("utf8"));

/** Services that group events send a list, and one alone without it. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A moment from seconds since 1970, as a number or a text; null where it is none. */
export const atSeconds = (seconds: number | string): Date | null => atTime(Number(seconds) * 1_000);

export const atTime = (time: number | string): Date | null => {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** For services that number no events: what is the same on every delivery of one. */
export const eventIdOf = (...parts: readonly (string | number)[]): string => sha256Hex(parts.join("\n")).slice(0, 40);

/** In the service's words, what it says twice once. */
export const wordsOf = (...parts: readonly string[]): string => {
  const said: string[] = [];
  for (const part of parts.map((each) => each.replace(/\s+/g, " ").trim()))
    if (part !== "" && !said.some((each) => each.includes(part))) said.push(part);
  return said.reduce((text, part) => (text === "" ? part : `${text}${/[.!?:]$/.test(text) ? "" : ":"} ${part}`), "");
};

/** The SMTP code that words begin with; 0 where there is none. */
export const codeOf = (words: string): number => Number(/(?:^|[^\d.])([245]\d\d)(?=[ -])/.exec(words)?.[1] ?? 0);

type Refusal = { code: number; status?: string; words: string; otherwise: MailNoticeKind };

const NO_MAILBOX = new Set([550, 551, 553]);
const GROUPS: Readonly<Record<string, MailNoticeKind>> = { "1": "BLOCKED", "2": "SOFT_BOUNCE", "7": "BLOCKED" };

/**
 * What a final refusal of the receiving server is, where the service does not say: by the enhanced code (RFC 3463), else
 * by the code alone.
 */
export const kindOfRefusal = ({ code, status = "", words, otherwise }: Refusal): MailNoticeKind => {
  const enhanced = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(`${status} ${words}`);
  if (enhanced !== null && isUsable(enhanced[0]))
    return isBadAddress(enhanced[0]) ? "HARD_BOUNCE" : (GROUPS[enhanced[1] ?? ""] ?? otherwise);
  return NO_MAILBOX.has(code) ? "HARD_BOUNCE" : otherwise;
};

/** 5.0.0 says nothing more than that it is final. */
const isUsable = (enhanced: string): boolean => !enhanced.startsWith("5.0.");
