import { notFound } from "next/navigation";
import { cache } from "react";
import { portalActor } from "@/server/auth/portal-actor";
import { callerFor } from "@/server/trpc/caller";
import { previewOf } from "./preview-of";
import { readerOf } from "./reader-of";

const SLUG = /^[\w-]{1,128}$/;

/** The store of this portal, its reader's formats, and the public operations there. Null: no store. */
export const findPortal = cache(async (slug: string) => {
  const actor = SLUG.test(slug) ? await portalActor(slug) : null;
  if (actor === null) return null;
  const api = callerFor(actor);
  const store = await previewOf((await api.getPortalStore({})).store);
  return { api, store, reader: await readerOf(store) };
});

/** The same if a store is required: otherwise 404. */
export const portalOf = async (slug: string) => (await findPortal(slug)) ?? notFound();
