import { llmsText } from "@/contract/llms";
import { PUBLIC_OPERATIONS } from "@/contract/operations";

export const dynamic = "force-static";

export const GET = (): Response =>
  new Response(llmsText(PUBLIC_OPERATIONS), { headers: { "content-type": "text/plain; charset=utf-8" } });
