import { createSmtpProvider } from "@/server/integrations/smtp/smtp";
import { verifySender } from "@/server/services/mails/sender/verify-sender";
import { openAuthority } from "./certificates";
import { openTestContext } from "./context";
import type { Tenant } from "./factories";
import { startMailServer } from "./mail-server";

const HOST = "smtp.shop.example";
export const MAIL_PASSWORD = "q7f2-never-seen-anywhere";
export const SENDER = "returns@shop.example";

type Behavior = Partial<Parameters<typeof startMailServer>[0]>;

/** A context whose stores can connect a real mail server on this machine, which may misbehave. */
export const openMailScene = async () => {
  const authority = openAuthority();
  const certificate = authority.certify({ host: HOST });
  const behavior: Behavior = {};
  const server = await startMailServer(Object.assign(behavior, { certificate, password: MAIL_PASSWORD }));
  const smtp = createSmtpProvider({
    allowPrivateAddresses: true,
    authorities: [authority.root],
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    timeouts: { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000, dnsTimeout: 2_000 },
  });
  const ctx = await openTestContext({ shops: [smtp] });
  const valuesOf = (changes: Record<string, string> = {}) => ({
    ...{ host: HOST, port: String(server.port), security: "STARTTLS", user: SENDER, password: MAIL_PASSWORD },
    ...{ sender_name: "The Shop", sender_address: SENDER, reply_to: "help@shop.example", ...changes },
  });
  const lastCode = () => /Subject: (\d{6})/.exec(server.received.at(-1) ?? "")?.[1] ?? "";
  return {
    ...{ ctx, server, behavior, valuesOf, lastCode },
    verify: (tenant: Pick<Tenant, "actor">, connectionId: string, code = lastCode()) =>
      verifySender(ctx, { actor: tenant.actor, connectionId, code }),
    close: async () => {
      await ctx.close();
      await server.close();
      authority.close();
    },
  };
};

export type MailScene = Awaited<ReturnType<typeof openMailScene>>;
