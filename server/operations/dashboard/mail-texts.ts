import * as contract from "@/contract/dashboard/mail-texts";
import { getStore } from "@/server/db/stores/stores";
import { MAIL_TEXT_FIELDS } from "@/server/services/mails/own-texts";
import { previewMailText as preview, sendMailTextTest as sendTest } from "@/server/services/mails/preview-mail-text";
import { implement } from "../implement";

export const getMailTexts = implement(contract.getMailTexts, async ({ ctx, actor, input }) => {
  const { config } = await getStore(ctx.db, actor, input.ecommerceId);
  const mails = MAIL_TEXT_FIELDS.map(({ name, fields }) => ({
    name,
    fields: fields.map(({ variables, ...field }) => ({ ...field, variables: [...variables] })),
  }));
  return { texts: config.mailTexts, mails };
});

export const previewMailText = implement(contract.previewMailText, ({ ctx, actor, input }) =>
  preview(ctx, { actor, ...input }),
);

export const sendMailTextTest = implement(contract.sendMailTextTest, async ({ ctx, actor, input }) => ({
  to: await sendTest(ctx, { actor, ...input }),
}));
