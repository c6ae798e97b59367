import { takeCspReports } from "@/server/http/csp-reports";

export const dynamic = "force-dynamic";
export const POST = takeCspReports;
