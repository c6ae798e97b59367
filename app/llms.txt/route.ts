import { readGuides } from "@/app/(start)/docs/read-guides";
import { llmsText } from "@/contract/llms";
import { PUBLIC_OPERATIONS } from "@/contract/operations";

export const dynamic = "force-static";

export const GET = (): Response =>
  new Response(llmsText(PUBLIC_OPERATIONS, readGuides()), { headers: { "content-type": "text/plain; charset=utf-8" } });
