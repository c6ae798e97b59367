import type { StationText } from "@/messages/station";

/** Result of a call: AWAY may succeed later, ENDED never will. */
export type PhoneAnswer<T> =
  | { readonly kind: "OK"; readonly body: T }
  | { readonly kind: "AWAY" }
  | { readonly kind: "REFUSED" | "ENDED"; readonly words: string };

const PATIENCE_MS = 30_000;
const UNAUTHENTICATED = 401;
const TOO_MANY = 429;

/** Calls the server as the phone with this link or secret. */
export const callPhone = async <T>(
  path: "pair" | "ask" | "photos",
  { t, credential, body }: { t: StationText; credential: string; body: object },
): Promise<PhoneAnswer<T>> => {
  try {
    const answer = await fetch(`/station/phone/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${credential}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return { kind: "OK", body: (await answer.json()) as T };
    if (answer.status >= 500 || answer.status === TOO_MANY) return { kind: "AWAY" };
    const { detail = t("phoneApp.refused") } = (await answer.json()) as { detail?: string };
    return { kind: answer.status === UNAUTHENTICATED ? "ENDED" : "REFUSED", words: detail };
  } catch {
    return { kind: "AWAY" };
  }
};
