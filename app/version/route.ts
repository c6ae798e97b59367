import { version } from "@/server/http/health";

export const dynamic = "force-dynamic";
export const GET = version;
