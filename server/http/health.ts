import { getContext } from "@/server/context";
import { readiness } from "@/server/services/health/readiness";
import product from "../../package.json";
import { buildId } from "./build-id";

/** The process answers. No database is asked: a restart would not bring one back. */
export const livez = (): Response => Response.json({ status: "ok" });

/** Whether requests should be sent here. */
export const readyz = async (): Promise<Response> => {
  const { isReady, checks } = await readiness(getContext());
  return Response.json({ status: isReady ? "ok" : "unavailable", checks }, { status: isReady ? 200 : 503 });
};

/** Which version runs here, and of it which build of the pages: two processes behind one address must be of the same. */
export const version = (): Response => Response.json({ version: product.version, build: buildId() });
