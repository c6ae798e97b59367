import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { loadJobs } from "@/server/jobs/load-jobs";

export const dynamic = "force-dynamic";

/** Created at the first request, not at build time: the build knows no secrets. */
const createHandler = async () => {
  const { client, functions } = await loadJobs();
  return serve({ client, functions, enableUnauthedSync: false });
};

let handler: ReturnType<typeof createHandler> | null = null;

// Only signed requests pass the SDK's check: signed with the Inngest server's key, or the derived one.
const handle = async (request: NextRequest): Promise<Response> => {
  handler ??= createHandler();
  return (await handler)(request, undefined);
};

export { handle as GET, handle as POST, handle as PUT };
