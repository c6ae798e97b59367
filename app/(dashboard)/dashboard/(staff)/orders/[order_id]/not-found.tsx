import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";
import { t } from "@/messages/dashboard/customers";

export default function OrderNotFound() {
  return (
    <Blank title={t("notFound.order")} isWholePage>
      <p>{t("notFound.hint")}</p>
      <ButtonLink href="/dashboard/returns">{t("notFound.back")}</ButtonLink>
    </Blank>
  );
}
