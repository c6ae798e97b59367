import { openApiDocument } from "@/contract/openapi";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { API_VERSION } from "@/contract/vocabulary/version";

export const dynamic = "force-static";

export const GET = (): Response => Response.json(openApiDocument(PUBLIC_OPERATIONS, API_VERSION));
