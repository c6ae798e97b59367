import { redirect } from "next/navigation";
import { fileAnswer } from "@/server/http/file-answer";
import { withdrawalOf } from "../../../../_portal/withdrawal-of";

/** The receipt of this browser's declaration. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const { api, draft, withdrawal } = await withdrawalOf(slug);
  if (draft === null || withdrawal === null) redirect(`/r/${slug}/withdraw`);
  return fileAnswer(await api.getWithdrawalReceipt({ key: draft.key }));
}
