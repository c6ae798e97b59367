import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { processShelf, processWide } from "@/server/kernel/process-wide";
import { connectDatabase } from "./db/client";
import { announceWork } from "./db/jobs/wake-channel";
import { noteUnfinishedFile } from "./db/returns/unfinished-files";
import { openFiles } from "./integrations/file-store/open-files";
import { openSpool } from "./integrations/file-store/open-spool";
import { createMailbox } from "./integrations/kept-emails/kept-emails";
import { createLabelSheets } from "./integrations/label-sheets/label-sheets";
import { openLedger } from "./integrations/ledger/open-ledger";
import { createReceiptPrinter } from "./integrations/pdf-receipt/receipt-printer";
import { createProviders } from "./integrations/registry";
import { resolvePartners, type Sandbox } from "./integrations/resolve-partners";
import { createDiskBooks } from "./integrations/sandbox-books/disk-books";
import { openCarrierBooks } from "./integrations/sandbox-carrier/carrier-books";
import { createSandboxCarrier } from "./integrations/sandbox-carrier/sandbox-carrier";
import { createSandboxPayments, paymentEntrySchema } from "./integrations/sandbox-payments/sandbox-payments";
import { createSandboxShop, shopEntrySchema } from "./integrations/sandbox-shop/sandbox-shop";
import { createSenderDns } from "./integrations/sender-dns/sender-dns";
import { createSmtpMailer } from "./integrations/smtp/smtp-mailer";
import { createUploadReader } from "./integrations/upload-reader/upload-reader";
import { createWebhookSender } from "./integrations/webhook-sender/webhook-sender";
import { createJobsClient } from "./jobs/engine/client";
import { createWaker } from "./jobs/engine/wake";
import { type Clock, systemClock } from "./kernel/clock";
import { type Env, readEnv } from "./kernel/env";
import { createIds } from "./kernel/ids";
import { createLogger } from "./kernel/logger";
import { orderFiles } from "./order-files";
import type { Mailer } from "./partners/mailer";
import { createConnectedPartners } from "./services/connections/connected-partners";
import type { ServiceContext } from "./services/context";
import { keepMail } from "./services/mails/keep-mail";

/** Replacements for the real implementations, used by tests and commands. */
export type ContextOverrides = Partial<Pick<ServiceContext, "clock" | "ids" | "log" | "wake">>;

/** Wires clock, database and partners: the only place where the real implementations meet. */
export const createContext = (env: Env, overrides: ContextOverrides = {}): ServiceContext => {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLogger(env.LOG_LEVEL);
  const ids = overrides.ids ?? createIds({ nowMs: () => clock.now().getTime(), randomBytes });
  const db = connectDatabase({ url: env.DATABASE_URL, max: env.DATABASE_POOL, log });
  const providers = createProviders({
    allowPrivateAddresses: env.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
    standIns: env.PROVIDER_STAND_INS,
  });
  const base = { env, clock, ids, log, db, providers };
  return {
    ...base,
    partners: resolvePartners(openSandbox(env, clock), createConnectedPartners(base)),
    files: openFiles(env, { randomBytes, noteKey: (storageKey) => noteUnfinishedFile(db, storageKey) }),
    ledger: openLedger(env),
    uploads: createUploadReader(),
    spool: openSpool(env, { randomBytes }),
    orderFiles,
    labelSheets: createLabelSheets(),
    receiptPrinter: createReceiptPrinter(),
    mailer: env.SMTP_URL === undefined ? mailbox({ db, clock, ids }) : createSmtpMailer({ url: env.SMTP_URL }),
    senderDns: createSenderDns(),
    webhookSender: createWebhookSender({ allowPrivateAddresses: env.WEBHOOK_ALLOW_PRIVATE_ADDRESSES }),
    wake: overrides.wake ?? waker({ env, log, db }),
  };
};

/** The sandbox's records outlive the process, so that it answers a repeated call like the first one. */
const openSandbox = ({ DATA_DIR, APP_URL }: Pick<Env, "DATA_DIR" | "APP_URL">, clock: Clock): Sandbox => ({
  carriers: [
    createSandboxCarrier({
      books: openCarrierBooks(join(DATA_DIR, "sandbox-carrier")),
      trackingBaseUrl: `${APP_URL}/sandbox`,
    }),
  ],
  payments: createSandboxPayments({
    books: createDiskBooks({ directory: join(DATA_DIR, "sandbox-payments"), schema: paymentEntrySchema }),
    references: createDiskBooks({
      directory: join(DATA_DIR, "sandbox-payment-references"),
      schema: paymentEntrySchema,
    }),
    clock,
  }),
  shop: createSandboxShop({
    books: createDiskBooks({ directory: join(DATA_DIR, "sandbox-shop"), schema: shopEntrySchema }),
  }),
});

/** Without a mail server, emails are stored as rows that the dashboard shows. */
const mailbox = (where: Pick<ServiceContext, "db" | "clock" | "ids">): Mailer =>
  createMailbox({ store: (mail) => keepMail(where, mail) });

const waker = ({ env, log, db }: Pick<ServiceContext, "env" | "log" | "db">): ServiceContext["wake"] =>
  createWaker({
    client: createJobsClient({
      engine: env.JOBS_ENGINE,
      secret: env.HOMEWARD_SECRET,
      log,
      announce: (names) => announceWork(db, names),
    }),
    log,
  });

declare global {
  interface ProcessWide {
    context: ServiceContext;
  }
}

/** Returns the context of this process, created on first use. */
export const getContext = (): ServiceContext => processWide("context", () => createContext(readEnv(process.env)));

/** Sets the context, for tests and commands. */
export const setContext = (context: ServiceContext): void => {
  processShelf().set("context", context);
};
