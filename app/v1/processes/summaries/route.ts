import { admin } from "@/server/http/admin";
import { listProcessSummaries } from "@/server/operations/admin/processes";

export const GET = admin(listProcessSummaries);
