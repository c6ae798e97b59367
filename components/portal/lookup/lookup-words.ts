import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import type { Goal } from "./goal";

/** Texts of the lookup, depending on the store's settings: made on the server, so that the browser gets only these. */
export const lookupWords = ({ t }: Reader, store: PortalStore, goal: Goal) => {
  const isGift = goal === "gift";
  const byPostalCode = store.identification_flow === "ORDER_ID_AND_POSTAL_CODE";
  const days = store.return_period_days;
  return {
    orderNumber: t("lookup.orderNumber"),
    orderNumberHelp: t(isGift ? "lookup.gift.orderNumberHelp" : "lookup.orderNumberHelp"),
    second: byPostalCode
      ? { label: t("lookup.postalCode"), help: t("lookup.postalCodeHelp") }
      : isGift
        ? { label: t("lookup.gift.giverEmail"), help: t("lookup.gift.giverEmailHelp") }
        : { label: t("lookup.email"), help: t("lookup.trust") },
    /** The email address of a gift's recipient; null: not a gift. */
    own: isGift ? { label: t("lookup.gift.email"), help: t("lookup.gift.emailHelp") } : null,
    submit: t("lookup.submit"),
    pending: t("lookup.pending"),
    mismatch: t("lookup.mismatch"),
    help: [
      t(byPostalCode ? "lookup.helpParcelShop" : "lookup.helpEmail"),
      t("lookup.helpCountry"),
      ...(days ? [t("lookup.helpOld", { days })] : []),
      ...(isGift ? [] : [t("lookup.helpGift")]),
    ],
    contact: t("lookup.contact", { store: store.name }),
  };
};
export type LookupWords = ReturnType<typeof lookupWords>;
