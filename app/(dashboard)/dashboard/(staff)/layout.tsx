import type { ReactNode } from "react";
import { Frame } from "@/components/dashboard/shell/frame";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { signOut } from "../actions";

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const actor = await staffActor();
  // Nobody is signed in: the page below sends them to sign in, and knows where to come back to.
  if (actor === null) return children;
  const api = callerFor(actor);
  const [viewer, list, problems] = await Promise.all([
    api.getViewer({}),
    api.listReturnRows({ page_size: 1 }),
    api.countProblems({}),
  ]);
  return (
    <Frame viewer={viewerOf(viewer)} counts={list.counts} problems={problems.count} signOut={signOut}>
      {children}
    </Frame>
  );
}
