import { getContext } from "@/server/context";
import { findMember } from "@/server/db/people/users";

/** Returns a person's start page: the station for warehouse staff, the overview for everybody else. */
export const homePath = async (userId: string): Promise<string> => {
  const member = await findMember(getContext().db, userId);
  return member?.role === "warehouse" ? "/station" : "/dashboard";
};
