import type { Metadata } from "next";
import { Refused } from "@/components/dashboard/shell/refused";
import { WithdrawalView } from "@/components/dashboard/withdrawals/withdrawal-view";
import { t } from "@/messages/dashboard/withdrawals";
import { orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("withdrawalPage.title") });

export default async function WithdrawalPage({ params }: { params: Promise<{ withdrawal_id: string }> }) {
  const { withdrawal_id } = await params;
  const { api, viewer } = await staffPage(`/dashboard/withdrawals/${withdrawal_id}`);
  if (!viewer.can("processes:read")) return <Refused />;
  const withdrawal = await orNotFound(api.getWithdrawal({ withdrawal_id }));
  const store = viewer.stores.find(({ ecommerce_id }) => ecommerce_id === withdrawal.ecommerce_id);
  return <WithdrawalView withdrawal={withdrawal} timeZone={store?.time_zone ?? "UTC"} />;
}
