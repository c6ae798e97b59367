import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";

/** What the look-up says, by what the store asks for: made on the server, so that the browser gets these texts alone. */
export const lookupWords = ({ t }: Reader, store: PortalStore) => {
  const byPostalCode = store.identification_flow === "ORDER_ID_AND_POSTAL_CODE";
  const days = store.return_period_days;
  return {
    orderNumber: t("lookup.orderNumber"),
    orderNumberHelp: t("lookup.orderNumberHelp"),
    second: byPostalCode
      ? { label: t("lookup.postalCode"), help: t("lookup.postalCodeHelp") }
      : { label: t("lookup.email"), help: t("lookup.trust") },
    submit: t("lookup.submit"),
    pending: t("lookup.pending"),
    mismatch: t("lookup.mismatch"),
    help: [
      t(byPostalCode ? "lookup.helpParcelShop" : "lookup.helpEmail"),
      t("lookup.helpCountry"),
      ...(days ? [t("lookup.helpOld", { days })] : []),
      t("lookup.helpGift"),
    ],
    contact: t("lookup.contact", { store: store.name }),
  };
};
export type LookupWords = ReturnType<typeof lookupWords>;
