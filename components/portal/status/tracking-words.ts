import type { PortalText } from "@/messages/portal";
import type { Tracking } from "./tracking-view";

/** Texts of the form in which a shopper says how they shipped it. */
export const trackingWords = (t: PortalText, { number, which }: { number: string; which: string }) => ({
  title: [t(number === "" ? "manual.track.title" : "manual.track.change"), which].filter(Boolean).join(", "),
  text: t("manual.own.track"),
  ...{ carrier: t("manual.track.carrier"), number: t("manual.track.number"), url: t("manual.track.url") },
  ...{ save: t("manual.track.save"), saving: t("manual.track.saving") },
});

/** Texts that offer one more label; if the shopper ships it, one more parcel. */
export const addParcelWords = (t: PortalText, { label_source, parcel_count: count }: Tracking) =>
  label_source === "NONE"
    ? {
        ...{ title: t("parcels.moreOwn"), text: t("parcels.moreOwnText") },
        ...{ act: t("parcels.moreOwnAct"), doing: t("parcels.moreDoing") },
      }
    : {
        ...{ title: t("parcels.more"), text: t("parcels.moreText", { count }) },
        ...{ act: t("parcels.moreAct"), doing: t("parcels.moreDoing") },
      };
