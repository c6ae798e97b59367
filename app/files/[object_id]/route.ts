import { serveFile } from "@/server/http/serve-file";

export const GET = serveFile;
