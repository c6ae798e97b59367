import type { PortalText } from "@/messages/portal";

/** Texts of the first step: made on the server, so that the browser gets only these. */
export const withdrawWords = (t: PortalText) => ({
  name: { label: t("withdraw.name") },
  contract: { label: t("withdraw.contract"), help: t("withdraw.contractHelp") },
  email: { label: t("withdraw.email"), help: t("withdraw.emailHelp") },
  submit: t("withdraw.continue"),
  pending: t("withdraw.continuing"),
});
export type WithdrawWords = ReturnType<typeof withdrawWords>;
