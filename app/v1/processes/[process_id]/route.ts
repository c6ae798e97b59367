import { admin } from "@/server/http/admin";
import { getProcess } from "@/server/operations/admin/processes";

export const GET = admin(getProcess);
