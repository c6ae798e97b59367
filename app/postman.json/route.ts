import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { postmanCollection } from "@/contract/postman";
import { API_VERSION } from "@/contract/vocabulary/version";

export const dynamic = "force-static";

export const GET = (): Response => Response.json(postmanCollection(PUBLIC_OPERATIONS, API_VERSION));
