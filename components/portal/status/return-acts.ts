import type { z } from "zod";
import type { getReturnActs } from "@/contract/storefront/changes";
import type { PortalText } from "@/messages/portal";
import type { FormAction } from "../ui/form-state";

/** The actions still available to the shopper, including resending the email. */
export type ReturnActs = z.output<typeof getReturnActs.output> & { readonly resend: FormAction };

export const resendWords = (t: PortalText) => ({ label: t("pass.resend"), pending: t("pass.resending") });
