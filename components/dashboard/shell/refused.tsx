import { t } from "@/messages/dashboard/shell";
import { Blank } from "../returns/blank-list";

/** The role may not see this page; whoever typed its address learns why. */
export function Refused() {
  return (
    <Blank title={t("refused.title")} isWholePage>
      <p>{t("refused.askForRole")}</p>
    </Blank>
  );
}
