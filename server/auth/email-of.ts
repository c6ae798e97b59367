import { getContext } from "@/server/context";
import { findMember } from "@/server/db/people/users";

/** Returns the email with which somebody signs in; "" if they are no longer a member. */
export const emailOf = async (userId: string): Promise<string> =>
  (await findMember(getContext().db, userId))?.email ?? "";
