import { admin } from "@/server/http/admin";
import { getLabelLink } from "@/server/operations/admin/logistics";

export const GET = admin(getLabelLink);
