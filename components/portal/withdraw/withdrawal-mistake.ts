import { type DeclarationMistake, type DeclaredField, LONGEST_DECLARED } from "@/contract/vocabulary/withdrawal";
import type { PortalText } from "@/messages/portal";

/** The error of a field, in the shopper's language. */
export function withdrawalMistake(t: PortalText, field: DeclaredField, kind: DeclarationMistake): string {
  switch (kind) {
    case "MISSING":
      return t(`withdraw.${field}Missing`);
    case "TOO_LONG":
      return t("withdraw.tooLong", { most: LONGEST_DECLARED[field] });
    case "WEB_ADDRESS":
      return t("withdraw.webAddress");
    case "NO_ADDRESS":
      return t("withdraw.emailWrong");
  }
}
