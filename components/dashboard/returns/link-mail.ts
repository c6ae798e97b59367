import { t } from "@/messages/dashboard/return";

type LinkMail = { email: string; orderName: string; storeName: string; url: string; day: string };

/** Returns a mailto link (RFC 6068) to the shopper with the link in the text. */
export const linkMail = ({ email, orderName, storeName, url, day }: LinkMail): string => {
  const subject = t("linkMail.subject", { store: storeName, order: orderName });
  const body = [t("linkMail.body", { order: orderName, day }), "", url, "", storeName, ""].join("\r\n");
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
