import { receiveHook } from "@/server/http/hooks";
import { otherMethods } from "@/server/http/other-methods";

export const dynamic = "force-dynamic";
export const POST = receiveHook;
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
