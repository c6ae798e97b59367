import { redirect } from "next/navigation";
import { ToPage } from "@/components/portal/pay/to-page";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { paymentOf } from "../../../../_portal/payment-of";
import { portalOf } from "../../../../_portal/portal-of";
import { titled } from "../../../../_portal/titled";

export const generateMetadata = titled("pay.plainTitle");

/**
 * On the way to the payment provider's page. A screen of its own: a form that leads to another site at once is stopped by
 * our own content policy, and should be.
 */
export default async function GoPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const [{ reader }, { page_url: url, provider_name: provider }] = await Promise.all([portalOf(slug), paymentOf(slug)]);
  if (url === "") redirect(`/r/${slug}/pay`);
  return (
    <MessageScreen title={reader.t("pay.goTitle", { provider })} text={reader.t("pay.go", { provider })}>
      <ToPage url={url} text={reader.t("pay.goOn", { provider })} />
    </MessageScreen>
  );
}
