import { t } from "@/messages/dashboard/shell";
import { Blank } from "../returns/blank-list";

/** Says that the role has no access to this page, for people who typed its address. */
export function Refused() {
  return (
    <Blank title={t("refused.title")} isWholePage>
      <p>{t("refused.askForRole")}</p>
    </Blank>
  );
}
