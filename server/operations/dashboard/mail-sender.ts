import * as contract from "@/contract/dashboard/mail-sender";
import { liftSuppression, listSuppressions } from "@/server/db/mails/mail-suppressions";
import { notFound } from "@/server/kernel/problem";
import { getMailConnection } from "@/server/services/mails/sender/get-mail-connection";
import { readNotices } from "@/server/services/mails/sender/read-notices";
import { readSender } from "@/server/services/mails/sender/read-sender";
import { sendSenderCode } from "@/server/services/mails/sender/send-sender-code";
import { sendTestMail as sendTest } from "@/server/services/mails/sender/send-test-mail";
import { setSigning } from "@/server/services/mails/sender/set-signing";
import { verifySender } from "@/server/services/mails/sender/verify-sender";
import { implement } from "../implement";

export const getMailSender = implement(contract.getMailSender, async ({ ctx, actor, input }) => {
  const { sender, known, dkim, spf, dmarc } = await readSender(ctx, { actor, connectionId: input.connectionId });
  return {
    sender: {
      ...{
        ...sender,
        domain: sender.dkimDomain,
        spf,
        dmarc,
      },
      isVerified: known.verifiedAt !== null,
      ...{ codeSentAt: known.codeSentAt, codeExpiresAt: known.codeExpiresAt, codeError: known.codeError },
      dkim: {
        ...{ recordName: dkim.name, recordValue: dkim.value, isActive: dkim.isActive, answer: dkim.answer },
      },
    },
  };
});

export const getMailNotices = implement(contract.getMailNotices, async ({ ctx, actor, input }) => {
  const known = await readNotices(ctx, { actor, connectionId: input.connectionId });
  if (known === null) return { notices: null };
  return { notices: known };
});

export const resendSenderCode = implement(contract.resendSenderCode, async ({ ctx, actor, input }) => {
  const { row } = await getMailConnection(ctx, { actor, connectionId: input.connectionId });
  await sendSenderCode(ctx, row);
});

export const verifyMailSender = implement(contract.verifyMailSender, ({ ctx, actor, input }) =>
  verifySender(ctx, { actor, ...input }),
);

export const setMailSigning = implement(contract.setMailSigning, ({ ctx, actor, input }) =>
  setSigning(ctx, { actor, ...input }),
);

export const sendTestMail = implement(contract.sendTestMail, async ({ ctx, actor, input }) => {
  const { to, isAccepted, answer } = await sendTest(ctx, { actor, connectionId: input.connectionId });
  return { to, isAccepted, answer };
});

export const listMailSuppressions = implement(contract.listMailSuppressions, async ({ ctx, actor }) => ({
  suppressions: await listSuppressions(ctx.db, actor),
}));

export const liftMailSuppression = implement(contract.liftMailSuppression, async ({ ctx, actor, input }) => {
  const { ecommerceId, address } = input;
  if (!(await liftSuppression(ctx.db, actor, { ecommerceId, address }))) throw notFound("suppressed address");
});
