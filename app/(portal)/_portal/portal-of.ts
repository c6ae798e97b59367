import { notFound } from "next/navigation";
import { cache } from "react";
import { portalActor } from "@/server/auth/portal-actor";
import { callerFor } from "@/server/trpc/caller";
import { readerOf } from "./reader-of";

const SLUG = /^[\w-]{1,128}$/;

/** The store whose portal this is, how its reader reads, and what nobody in particular may call there. Unknown: 404. */
export const portalOf = cache(async (slug: string) => {
  const actor = SLUG.test(slug) ? await portalActor(slug) : null;
  if (actor === null) notFound();
  const api = callerFor(actor);
  const { store } = await api.getPortalStore({});
  return { api, store, reader: await readerOf(store.time_zone) };
});
