import { BankAccount } from "@/components/dashboard/settings/bank-account";
import { RefundsForm } from "@/components/dashboard/settings/refunds-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("refunds");

export default settingsPage({ section: "refunds" }, async ({ api, place, which }) => {
  const [value, account] = await Promise.all([api.getRefundConfiguration(which), api.getStoreBankAccount(which)]);
  return (
    <>
      <RefundsForm key={place.ecommerceId} value={value} place={place} />
      <BankAccount value={account} place={place} />
    </>
  );
});
