import { redirect } from "next/navigation";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";

/** The operations as the signed-in person may call them; without a session the way leads to signing in and back to `path`. */
export const requireStaff = async (path: string) => {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
  return callerFor(actor);
};

/** One value of a query parameter that may come repeated. */
export const oneOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";
