import type { ReactNode } from "react";
import { Alert } from "@/components/portal/ui/alert";
import type { PortalText } from "@/messages/portal";

/** Why photos sent without scripts were rejected; null for anything else in the URL. */
export const photoRefusal = (file: string, t: PortalText): string | null => {
  switch (file) {
    case "large":
    case "many":
    case "unread":
    case "heic":
      return t(`photos.refused.${file}`);
    default:
      return null;
  }
};

export const alertOf = (text: string | null): ReactNode =>
  text === null ? null : <Alert className="mt-1.5 mb-6">{text}</Alert>;
