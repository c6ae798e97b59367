import { redirect } from "next/navigation";
import { ToPage } from "@/components/portal/pay/to-page";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { paymentOf } from "../../../../_portal/payment-of";
import { portalOf } from "../../../../_portal/portal-of";
import { titled } from "../../../../_portal/titled";

export const generateMetadata = titled("pay.plainTitle");

/**
 * Leads to the payment provider's page. A separate screen, because our own content security policy stops a form that
 * immediately leads to another site, as it should.
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
