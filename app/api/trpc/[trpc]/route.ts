import { handleTrpc } from "@/server/trpc/handle-trpc";

export { handleTrpc as GET, handleTrpc as POST };
