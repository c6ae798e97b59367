import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import type { Reader } from "../reader";

/** Texts of an item's photo field: made on the server, so that the browser gets only these. */
export const photoWords = ({ t }: Reader) => ({
  title: t("photos.title", { most: MOST_PHOTOS }),
  help: t("photos.help"),
  add: t("photos.add"),
  send: t("photos.send"),
  full: t("photos.full", { most: MOST_PHOTOS }),
  leftOut: t("photos.leftOut", { most: MOST_PHOTOS }),
  remove: t("photos.remove"),
  retry: t("photos.retry"),
  states: { waiting: t("photos.waiting"), sending: t("photos.sending"), sent: t("photos.sent") },
  refused: {
    large: t("photos.refused.large"),
    heic: t("photos.refused.heic"),
    many: t("photos.refused.many"),
    unread: t("photos.refused.unread"),
    lost: t("photos.refused.lost"),
  },
});
export type PhotoWords = ReturnType<typeof photoWords>;
