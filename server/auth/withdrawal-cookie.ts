import { cookies } from "next/headers";
import { getContext } from "@/server/context";

const NAME = "homeward_withdrawal";
const SECONDS = 3600;
const KEY_BYTES = 24;

/** What was typed of a withdrawal, between its two steps, and the secret that makes the press of the second one one. */
export type WithdrawalDraft = { key: string; name: string; contract: string; email: string };

const FIELDS = ["key", "name", "contract", "email"] as const;

/** Null where nothing was typed within the hour, or what came is none of ours. */
export const readWithdrawalCookie = async (): Promise<WithdrawalDraft | null> => {
  const text = (await cookies()).get(NAME)?.value;
  if (text === undefined) return null;
  try {
    const draft: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
};

const isDraft = (value: unknown): value is WithdrawalDraft =>
  typeof value === "object" && value !== null && FIELDS.every((field) => typeof Reflect.get(value, field) === "string");

/** Keeps it in the browser of whoever typed it, out of reach of scripts: no address ever holds it. */
export const writeWithdrawalCookie = async (slug: string, typed: Omit<WithdrawalDraft, "key">): Promise<void> => {
  const { ids, env } = getContext();
  const key = Buffer.from(ids.bytes(KEY_BYTES)).toString("hex");
  (await cookies()).set({
    ...{ name: NAME, value: Buffer.from(JSON.stringify({ ...typed, key }), "utf8").toString("base64url") },
    ...{ path: `/r/${slug}/withdraw`, maxAge: SECONDS, httpOnly: true, sameSite: "lax" },
    secure: env.APP_URL.startsWith("https:"),
  });
};
