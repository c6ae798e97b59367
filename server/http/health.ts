import { getContext } from "@/server/context";
import { readiness } from "@/server/services/health/readiness";
import product from "../../package.json";
import { buildId } from "./build-id";

/**
 * Liveness: the process answers. The database is not checked, because restarting this process would not bring it back.
 */
export const livez = (): Response => Response.json({ status: "ok" });

/** Readiness: whether this process should receive requests. */
export const readyz = async (): Promise<Response> => {
  const { isReady, checks } = await readiness(getContext());
  return Response.json({ status: isReady ? "ok" : "unavailable", checks }, { status: isReady ? 200 : 503 });
};

/** Returns the version and the build ID of the pages: all processes behind one address must run the same. */
export const version = (): Response => Response.json({ version: product.version, build: buildId() });
