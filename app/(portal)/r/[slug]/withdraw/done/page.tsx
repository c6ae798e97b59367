import { redirect } from "next/navigation";
import { WithdrawalDone } from "@/components/portal/withdraw/withdrawal-done";
import { titled } from "../../../../_portal/titled";
import { withdrawalOf } from "../../../../_portal/withdrawal-of";

export const generateMetadata = titled("withdraw.doneTitle", withdrawalOf);

/** The declaration was received; the browser that made it can see this for an hour. */
export default async function WithdrawalDonePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { store, reader, withdrawal } = await withdrawalOf(slug);
  if (withdrawal === null) redirect(`/r/${slug}/withdraw`);
  return <WithdrawalDone store={store} reader={reader} withdrawal={withdrawal} />;
}
