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

/** Returns the operations for the signed-in person; without a session, redirects to signing in and back to `path`. */
export const requireStaff = async (path: string) => {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
  if (actor.mustSetUpSecondFactor) redirect(SECOND_FACTOR_PAGE);
  if (!hasDashboard(actor) && !isOwnAccount(actor, path)) redirect("/station");
  return callerFor(isOfStore(path) ? await narrowToStore(actor) : actor);
};

/**
 * Like `requireStaff`, for a page: adds the viewer, the current time, and the time zones of the first store and of each
 * store by name.
 */
export const staffPage = async (path: string) => {
  const api = await requireStaff(path);
  const viewer = viewerOf(await api.getViewer({}));
  const timeZones = Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]));
  return { api, viewer, now: new Date().toISOString(), timeZone: viewer.stores[0]?.time_zone ?? "UTC", timeZones };
};

/** Whether the person can use more than the station. Warehouse staff and people signed in with a PIN can't. */
export const hasDashboard = ({ scopes }: Actor): boolean => scopes.has("processes:read");

/** Everyone can manage their password, two-factor authentication and sessions, but not when signed in with a PIN. */
const isOwnAccount = ({ scopes }: Actor, path: string): boolean => path === ACCOUNT_PAGE && scopes.has("account:write");

export const ACCOUNT_PAGE = "/dashboard/account";

/** Page that people are redirected to if they must set up two-factor authentication. */
export const SECOND_FACTOR_PAGE = "/dashboard/second-factor";

/** Returns one value of a query parameter that may be repeated. */
export const oneOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

/** Returns the number of returns in each view, counted once per request for the frame and the page. */
export const viewCounts = cache(async (): Promise<ViewCounts> => {
  const actor = await staffActor();
  if (actor === null || actor.mustSetUpSecondFactor || !hasDashboard(actor)) return {};
  return (await callerFor(await narrowToStore(actor)).countReturnViews({})).counts;
});

/** Awaits what an address refers to; an invalid or unknown ID leads to the 404 page. */
export const orNotFound = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    if (isUnknown(error)) notFound();
    throw error;
  });

/** Reads a page of a list. An invalid position, such as one from a truncated address, starts at the top. */
export const pageAt = <T>(place: string, read: (place: string) => Promise<T>): Promise<T> =>
  read(place).catch((error: unknown) => {
    if (place !== "" && isUnknown(error)) return read("");
    throw error;
  });

const isUnknown = (error: unknown): boolean => {
  const reason = problemOf(error)?.reason;
  return reason === "NOT_FOUND" || reason === "INVALID_ARGUMENT";
};
