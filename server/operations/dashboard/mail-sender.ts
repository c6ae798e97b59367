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
  const { sender, known, dkim, spf, dmarc } = await readSender(ctx, { actor, connectionId: input.connection_id });
  return {
    sender: {
      ...{
        name: sender.name,
        address: sender.address,
        reply_to: sender.replyTo,
        domain: sender.dkimDomain,
        spf,
        dmarc,
      },
      is_verified: known.verifiedAt !== null,
      code_sent_at: known.codeSentAt?.toISOString() ?? null,
      code_expires_at: known.codeExpiresAt?.toISOString() ?? null,
      code_error: known.codeError,
      dkim: {
        ...{ record_name: dkim.name, record_value: dkim.value, is_active: dkim.isActive, answer: dkim.answer },
      },
    },
  };
});

export const getMailNotices = implement(contract.getMailNotices, async ({ ctx, actor, input }) => {
  const known = await readNotices(ctx, { actor, connectionId: input.connection_id });
  if (known === null) return { notices: null };
  const { lastReceivedAt, refusedAt, ...setup } = known;
  return {
    notices: {
      ...setup,
      ...{ last_received_at: lastReceivedAt?.toISOString() ?? null, refused_at: refusedAt?.toISOString() ?? null },
    },
  };
});

export const resendSenderCode = implement(contract.resendSenderCode, async ({ ctx, actor, input }) => {
  const { row } = await getMailConnection(ctx, { actor, connectionId: input.connection_id });
  await sendSenderCode(ctx, row);
  return {};
});

export const verifyMailSender = implement(contract.verifyMailSender, async ({ ctx, actor, input }) => {
  await verifySender(ctx, { actor, connectionId: input.connection_id, code: input.code });
  return {};
});

export const setMailSigning = implement(contract.setMailSigning, async ({ ctx, actor, input }) => {
  const { connection_id: connectionId, is_signing: isSigning, is_insisted: isInsisted } = input;
  await setSigning(ctx, { actor, connectionId, isSigning, isInsisted });
  return {};
});

export const sendTestMail = implement(contract.sendTestMail, async ({ ctx, actor, input }) => {
  const { to, isAccepted, answer } = await sendTest(ctx, { actor, connectionId: input.connection_id });
  return { to, is_accepted: isAccepted, answer };
});

export const listMailSuppressions = implement(contract.listMailSuppressions, async ({ ctx, actor }) => ({
  suppressions: (await listSuppressions(ctx.db, actor)).map(
    ({ ecommerceId, address, code, answer, isComplaint, createdAt }) => ({
      ...{ ecommerce_id: ecommerceId, address, code, answer, is_complaint: isComplaint },
      created_at: createdAt.toISOString(),
    }),
  ),
}));

export const liftMailSuppression = implement(contract.liftMailSuppression, async ({ ctx, actor, input }) => {
  const { ecommerce_id: ecommerceId, address } = input;
  if (!(await liftSuppression(ctx.db, actor, { ecommerceId, address }))) throw notFound("suppressed address");
  return {};
});
