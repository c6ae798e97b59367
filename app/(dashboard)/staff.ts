import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import type { ViewCounts } from "@/components/dashboard/returns/counted";
import { isOfStore } from "@/contract/vocabulary/chosen-store";
import { narrowToStore } from "@/server/auth/narrow-to-store";
import { staffActor } from "@/server/auth/staff-actor";
import type { Actor } from "@/server/kernel/actor";
import { callerFor } from "@/server/trpc/caller";
import { problemOf } from "@/server/trpc/problem-of";

/** The operations as the signed-in person may call them; without a session the way leads to signing in and back to `path`. */
export const requireStaff = async (path: string) => {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
  if (actor.mustSetUpSecondFactor) redirect(SECOND_FACTOR_PAGE);
  if (!hasDashboard(actor) && !isOwnAccount(actor, path)) redirect("/station");
  return callerFor(isOfStore(path) ? await narrowToStore(actor) : actor);
};

/** The same for a page: with who looks, the moment, and the clock of the first store and of each by its name. */
export const staffPage = async (path: string) => {
  const api = await requireStaff(path);
  const viewer = viewerOf(await api.getViewer({}));
  const timeZones = Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]));
  return { api, viewer, now: new Date().toISOString(), timeZone: viewer.stores[0]?.time_zone ?? "UTC", timeZones };
};

/** Whether somebody sees more than the bench: the warehouse's people, and whoever took over with a PIN, do not. */
export const hasDashboard = ({ scopes }: Actor): boolean => scopes.has("processes:read");

/** Their password, their second factor and where they are signed in are everybody's, but no PIN opens them. */
const isOwnAccount = ({ scopes }: Actor, path: string): boolean => path === ACCOUNT_PAGE && scopes.has("account:write");

export const ACCOUNT_PAGE = "/dashboard/account";

/** Where whoever needs a second factor and has none is sent from everywhere else. */
export const SECOND_FACTOR_PAGE = "/dashboard/second-factor";

/** One value of a query parameter that may come repeated. */
export const oneOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

/** How many returns each view holds; counted once for a request, whoever of its frame and its page asks. */
export const viewCounts = cache(async (): Promise<ViewCounts> => {
  const actor = await staffActor();
  if (actor === null || actor.mustSetUpSecondFactor || !hasDashboard(actor)) return {};
  return (await callerFor(await narrowToStore(actor)).countReturnViews({})).counts;
});

/** What an address names: where there is no such thing, or the name is none, there is no such page. */
export const orNotFound = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    if (isUnknown(error)) notFound();
    throw error;
  });

/** A page of a list. A place that is none of ours, of an address that was cut off, begins at the top. */
export const pageAt = <T>(place: string, read: (place: string) => Promise<T>): Promise<T> =>
  read(place).catch((error: unknown) => {
    if (place !== "" && isUnknown(error)) return read("");
    throw error;
  });

const isUnknown = (error: unknown): boolean => {
  const reason = problemOf(error)?.reason;
  return reason === "NOT_FOUND" || reason === "INVALID_ARGUMENT";
};
