import type { ReactNode } from "react";
import { Frame } from "@/components/dashboard/shell/frame";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { viewCounts } from "../../staff";
import { signOut } from "../actions";

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const actor = await staffActor();
  // Nobody is signed in, or not all the way: the page below sends them there, and knows where to come back to.
  if (actor === null || actor.mustSetUpSecondFactor) return children;
  const api = callerFor(actor);
  const [viewer, counts, problems] = await Promise.all([api.getViewer({}), viewCounts(), api.countProblems({})]);
  return (
    <Frame viewer={viewerOf(viewer)} counts={counts} problems={problems.count} signOut={signOut}>
      {children}
    </Frame>
  );
}
