import { getContext } from "@/server/context";
import { readiness } from "@/server/services/health/readiness";

/** The process answers. No database is asked: a restart would not bring one back. */
export const livez = (): Response => Response.json({ status: "ok" });

/** Whether requests should be sent here. */
export const readyz = async (): Promise<Response> => {
  const { isReady, checks } = await readiness(getContext());
  return Response.json({ status: isReady ? "ok" : "unavailable", checks }, { status: isReady ? 200 : 503 });
};
