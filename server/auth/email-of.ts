import { getContext } from "@/server/context";
import { findMember } from "@/server/db/people/users";

/** The email by which somebody signs in; "" for whoever is no member any more. */
export const emailOf = async (userId: string): Promise<string> =>
  (await findMember(getContext().db, userId))?.email ?? "";
