import { cookies } from "next/headers";
import { getContext } from "@/server/context";

const NAME = "homeward_withdrawal";
const SECONDS = 3600;
const KEY_BYTES = 24;

/** Values typed between the two steps of a withdrawal, and the secret that makes repeated submissions count once. */
export type WithdrawalDraft = { key: string; name: string; contract: string; email: string };

const FIELDS = ["key", "name", "contract", "email"] as const;

/** Returns null if nothing was typed within the last hour, or if the cookie isn't ours. */
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

/** Stores it in the browser where it was typed, inaccessible to scripts and never in a URL. */
export const writeWithdrawalCookie = async (slug: string, typed: Omit<WithdrawalDraft, "key">): Promise<void> => {
  const { ids, env } = getContext();
  const key = Buffer.from(ids.bytes(KEY_BYTES)).toString("hex");
  (await cookies()).set({
    ...{ name: NAME, value: Buffer.from(JSON.stringify({ ...typed, key }), "utf8").toString("base64url") },
    ...{ path: `/r/${slug}/withdraw`, maxAge: SECONDS, httpOnly: true, sameSite: "lax" },
    secure: env.APP_URL.startsWith("https:"),
  });
};
