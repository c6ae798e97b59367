import { redirect } from "next/navigation";
import { ConfirmWithdrawalForm } from "@/components/portal/withdraw/confirm-withdrawal-form";
import { Declaration } from "@/components/portal/withdraw/declaration";
import { WithdrawHead } from "@/components/portal/withdraw/withdraw-head";
import { confirmWithdrawal } from "../../../../_portal/actions/confirm-withdrawal";
import { titled } from "../../../../_portal/titled";
import { withdrawalOf } from "../../../../_portal/withdrawal-of";

export const generateMetadata = titled("withdraw.confirmTitle", withdrawalOf);

/** Withdraw from a contract, step two. */
export default async function ConfirmWithdrawalPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { store, reader, draft, withdrawal } = await withdrawalOf(slug);
  if (draft === null) redirect(`/r/${slug}/withdraw`);
  if (withdrawal !== null) redirect(`/r/${slug}/withdraw/done`);
  return (
    <ConfirmWithdrawalForm
      action={confirmWithdrawal.bind(null, slug)}
      draftKey={draft.key}
      words={{ confirm: reader.t("withdraw.confirm"), pending: reader.t("withdraw.confirming") }}
      head={<WithdrawHead slug={slug} step={2} reader={reader} />}
      declaration={<Declaration declared={draft} store={store.name} reader={reader} />}
    />
  );
}
