import { notFound } from "next/navigation";
import { cache } from "react";
import { portalActor } from "@/server/auth/portal-actor";
import { callerFor } from "@/server/trpc/caller";
import { previewOf } from "./preview-of";
import { readerOf } from "./reader-of";

const SLUG = /^[\w-]{1,128}$/;

/** The store whose portal this is, how its reader reads, and what nobody in particular may call there. Null: none. */
export const findPortal = cache(async (slug: string) => {
  const actor = SLUG.test(slug) ? await portalActor(slug) : null;
  if (actor === null) return null;
  const api = callerFor(actor);
  const store = await previewOf((await api.getPortalStore({})).store);
  return { api, store, reader: await readerOf(store) };
});

/** The same where there has to be one: else 404. */
export const portalOf = async (slug: string) => (await findPortal(slug)) ?? notFound();
