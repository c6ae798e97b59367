import { cookies } from "next/headers";
import { getContext } from "@/server/context";

const NAME = "homeward_shopper";
/** As long as the token inside it. */
const SECONDS = 24 * 3600;

/** More returns than anybody has open in tabs at a time; the oldest are dropped first. */
const MOST_KEPT = 6;

const nameOf = (returnId: string): string => `${NAME}_${returnId}`;

/**
 * Returns the shopper's token for this store's portal, or null: of the given return, or else of the one started or
 * opened last, because a browser may have several in its tabs. The cookie's path keeps the tokens of two stores apart.
 */
export const readShopperCookie = async (returnId?: string): Promise<string | null> =>
  (await cookies()).get(returnId === undefined ? NAME : nameOf(returnId))?.value ?? null;

type Kept = { slug: string; token: string; returnId: string };

/** Stores the token for the portal of `slug`: inaccessible to scripts, and over TLS only if the service uses TLS. */
export const writeShopperCookie = async ({ slug, token, returnId }: Kept): Promise<void> => {
  const jar = await cookies();
  const options = {
    path: `/r/${slug}`,
    httpOnly: true,
    sameSite: "lax",
    secure: getContext().env.APP_URL.startsWith("https:"),
  } as const;
  for (const name of [NAME, nameOf(returnId)]) jar.set({ name, value: token, maxAge: SECONDS, ...options });
  // Browsers send cookies of one path in order of creation.
  const others = jar.getAll().filter(({ name }) => name.startsWith(`${NAME}_`) && name !== nameOf(returnId));
  for (const { name } of others.slice(0, Math.max(0, others.length - MOST_KEPT + 1)))
    jar.set({ name, value: "", maxAge: 0, ...options });
};
