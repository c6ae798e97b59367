import type { Metadata } from "next";
import { BankAccount } from "@/components/dashboard/settings/bank-account";
import { RefundsForm } from "@/components/dashboard/settings/refunds-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Refunds" };

export default async function RefundsPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/refunds", searchParams);
  if (!isOpen) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [value, account] = await Promise.all([api.getRefundConfiguration(which), api.getStoreBankAccount(which)]);
  return (
    <>
      <h1 className="text-h1 font-semibold">Refunds</h1>
      <RefundsForm key={place.ecommerceId} value={value} place={place} />
      <BankAccount value={account} place={place} />
    </>
  );
}
