import { getContext } from "@/server/context";
import { findMember } from "@/server/db/people/users";

/** Where a person's work is: the station for the warehouse, the overview for everybody else. */
export const homePath = async (userId: string): Promise<string> => {
  const member = await findMember(getContext().db, userId);
  return member?.role === "warehouse" ? "/station" : "/dashboard";
};
