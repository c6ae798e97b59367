import { securityTxt } from "@/server/http/security-txt";

export const dynamic = "force-dynamic";
export const GET = securityTxt;
