import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";
import { t } from "@/messages/dashboard/shell";

export default function NotFound() {
  return (
    <Blank title={t("notFound.title")} isWholePage>
      <ButtonLink href="/dashboard/returns">{t("notFound.backToReturns")}</ButtonLink>
    </Blank>
  );
}
