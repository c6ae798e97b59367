import { cookies } from "next/headers";
import { getContext } from "@/server/context";

const NAME = "homeward_shopper";
/** As long as the token inside it. */
const SECONDS = 24 * 3600;

/** The shopper's token of this store's portal, or null. The path keeps the tokens of two stores apart. */
export const readShopperCookie = async (): Promise<string | null> => (await cookies()).get(NAME)?.value ?? null;

/** Keeps the token for the portal of `slug`: out of reach of scripts, and over TLS only where the service has TLS. */
export const writeShopperCookie = async ({ slug, token }: { slug: string; token: string }): Promise<void> => {
  (await cookies()).set({
    name: NAME,
    value: token,
    path: `/r/${slug}`,
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: "lax",
    secure: getContext().env.APP_URL.startsWith("https:"),
  });
};
