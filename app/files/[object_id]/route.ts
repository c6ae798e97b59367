import { otherMethods } from "@/server/http/other-methods";
import { serveFile } from "@/server/http/serve-file";

export const GET = serveFile;
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
