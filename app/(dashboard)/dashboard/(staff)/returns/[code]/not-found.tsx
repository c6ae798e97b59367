import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";
import { t } from "@/messages/dashboard/return";

export default function ReturnNotFound() {
  return (
    <Blank title={t("page.notFound")} isWholePage>
      <p>{t("page.notFoundHint")}</p>
      <ButtonLink href="/dashboard/returns">{t("page.backToReturns")}</ButtonLink>
    </Blank>
  );
}
