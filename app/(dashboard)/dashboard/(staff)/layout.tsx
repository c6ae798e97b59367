import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { AccountFrame } from "@/components/dashboard/shell/account-frame";
import { Frame } from "@/components/dashboard/shell/frame";
import { SIDE_COOKIE } from "@/components/dashboard/shell/side-cookie";
import { narrowToStore } from "@/server/auth/narrow-to-store";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { hasDashboard, viewCounts } from "../../staff";
import { chooseStore, signOut } from "../actions";

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const actor = await staffActor();
  // The person isn't signed in, or not completely. The page below redirects them and knows where to return to.
  if (actor === null || actor.mustSetUpSecondFactor) return children;
  if (!hasDashboard(actor)) return <AccountFrame signOut={signOut}>{children}</AccountFrame>;
  const api = callerFor(await narrowToStore(actor));
  const [viewer, counts, problems, work] = await Promise.all([
    api.getViewer({}),
    viewCounts(),
    api.countProblems({}),
    api.countWork({}),
  ]);
  return (
    <Frame
      viewer={viewerOf(viewer)}
      counts={counts}
      problems={problems.count}
      work={work}
      isNarrow={(await cookies()).get(SIDE_COOKIE)?.value === "narrow"}
      signOut={signOut}
      chooseStore={chooseStore}
    >
      {/* Loads before the rest of the page, because keys can be pressed as soon as something is visible. */}
      <script async src="/dashboard-keys.js" nonce={(await headers()).get("x-nonce") ?? undefined} />
      {children}
    </Frame>
  );
}
