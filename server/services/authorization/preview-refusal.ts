import { REFUSAL_CAUSES, type RefusalCause } from "@/contract/vocabulary/refusal";
import { refusalTexts } from "@/messages/refusals";
import { knownLanguage } from "@/messages/translator";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { renderMail } from "../mails/render-mail";

type Preview = {
  language: string;
  templates: { cause: RefusalCause; text: string }[];
  subject: string;
  text: string;
};

/**
 * Returns the email that declining with this reason would send, and texts for common reasons in the same language.
 * Decides nothing; the link in it leads nowhere.
 * @throws Problem NOT_FOUND
 */
export const previewRefusal = async (
  ctx: Pick<ServiceContext, "db" | "env">,
  { actor, processId, reason }: { actor: Actor; processId: string; reason: string },
): Promise<Preview> => {
  const process = await getProcess(ctx.db, actor, processId);
  const store = await getStore(ctx.db, actor, process.ecommerceId);
  const authorization = { ...process.authorization, status: "UNAUTHORIZED" as const, unauthorizedReason: reason };
  const { language, subject, text } = renderMail({
    ...{
      mail: { kind: "refused" as const, about: null, isAgain: false },
      store,
      process: { ...process, authorization },
      appUrl: ctx.env.APP_URL,
    },
    ...{ statusUrl: portalAddress(ctx.env.APP_URL, store), canceledBy: "STORE" as const, message: "" },
  });
  const texts = refusalTexts(knownLanguage(language) ?? "en");
  return { language, subject, text, templates: REFUSAL_CAUSES.map((cause) => ({ cause, text: texts[cause] })) };
};
