import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { postmanCollection } from "@/contract/postman";
import { API_VERSION } from "@/contract/vocabulary/version";
import { getContext } from "@/server/context";

// It contains this installation's URL.
export const dynamic = "force-dynamic";

export const GET = (): Response =>
  Response.json(postmanCollection(PUBLIC_OPERATIONS, { version: API_VERSION, baseUrl: getContext().env.APP_URL }));
