import type { z } from "zod";
import type { getReturnActs } from "@/contract/storefront/changes";
import type { PortalText } from "@/messages/portal";
import type { FormAction } from "../ui/form-state";

/** What the shopper may still do with the return, and the press that sends its mail again. */
export type ReturnActs = z.output<typeof getReturnActs.output> & { readonly resend: FormAction };

export const resendWords = (t: PortalText) => ({ label: t("pass.resend"), pending: t("pass.resending") });
