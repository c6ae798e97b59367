import { cache } from "react";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { getContext } from "@/server/context";
import { findMember } from "@/server/db/users";
import type { Actor } from "@/server/kernel/actor";
import { sessionUserId } from "./next-auth";

/**
 * Who is signed in to the dashboard, or null. The membership is read on every request, so that a removed member is out
 * at once and a changed role counts from the next click; within one request it is read once.
 */
export const staffActor = cache(async (): Promise<Actor | null> => {
  const userId = await sessionUserId();
  if (userId === null) return null;
  const member = await findMember(getContext().db, userId);
  if (member === null) return null;
  return {
    kind: "staff",
    id: member.id,
    name: member.name,
    groupId: member.groupId,
    ecommerceIds: null,
    scopes: new Set(ROLE_SCOPES[member.role]),
  };
});
