import type { PortalText } from "@/messages/portal";
import type { Tracking } from "./tracking-view";

/** What the form reads in which a shopper says how they sent it. */
export const trackingWords = (t: PortalText, { tracking_number: known }: Tracking) => ({
  title: t(known === "" ? "manual.track.title" : "manual.track.change"),
  text: t("manual.own.track"),
  ...{ carrier: t("manual.track.carrier"), number: t("manual.track.number"), url: t("manual.track.url") },
  ...{ save: t("manual.track.save"), saving: t("manual.track.saving") },
});
