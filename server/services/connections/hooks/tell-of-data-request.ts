import type { ClaimedHooks } from "@/server/db/connections/hook-events";
import { listDataKeepers } from "@/server/db/people/synced-people";
import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../../context";
import { escapeHtml } from "../../mails/escape-html";
import { headerText } from "../../mails/mail-headers";

type Request = { connection: Connection; hooks: Pick<ClaimedHooks, "ids" | "person" | "receivedAt"> };

/**
 * Notifies those who may export personal data that a customer of a connected shop asked for theirs, and where to find
 * it.
 * @throws PartnerError UNAVAILABLE while no email can be sent
 */
export const tellOfDataRequest = async (ctx: ServiceContext, { connection, hooks }: Request): Promise<void> => {
  const { groupId, ecommerceId, accountName } = connection;
  const store = await getStore(ctx.db, systemActor(groupId), ecommerceId);
  const email = hooks.person?.email ?? "";
  const text = [
    `${email === "" ? "A customer" : email} asked ${accountName} for a copy of their personal data on ${hooks.receivedAt.slice(0, 10)}.`,
    "The shop passed the request on, because this service keeps returns of its customers. The law gives you one month.",
    `Find the person and export the data: ${ctx.env.APP_URL}/dashboard/settings/personal-data`,
  ].join("\n\n");
  for (const to of await listDataKeepers(ctx.db, groupId))
    await ctx.mailer
      .send({
        to,
        from: ctx.env.MAIL_FROM,
        subject: headerText(`${store.name}: a customer asked for their personal data`),
        text,
        html: text
          .split("\n\n")
          .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
          .join(""),
        headers: {
          "Message-ID": `<${hooks.ids[0]}.${to}@homeward>`,
          "Auto-Submitted": "auto-generated",
          "X-SVC-Group": groupId,
        },
      })
      .catch((error: unknown) => {
        // One permanently refused address must not block the others.
        if (error instanceof PartnerError && !error.isRetryable) return;
        throw error;
      });
};
