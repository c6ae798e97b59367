import { livez } from "@/server/http/health";

export const dynamic = "force-dynamic";
export const GET = livez;
