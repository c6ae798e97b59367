import { serve } from "@/server/http/serve";

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
