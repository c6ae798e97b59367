import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "@/server/db/client";
import { noteUnfinishedFile } from "@/server/db/returns/unfinished-files";
import { openFiles } from "@/server/integrations/file-store/open-files";
import { openSpool } from "@/server/integrations/file-store/open-spool";
import { createLabelSheets } from "@/server/integrations/label-sheets/label-sheets";
import { openLedger } from "@/server/integrations/ledger/open-ledger";
import { createReceiptPrinter } from "@/server/integrations/pdf-receipt/receipt-printer";
import { createProviders } from "@/server/integrations/registry";
import { resolvePartners, type Sandbox } from "@/server/integrations/resolve-partners";
import { createMemoryBooks } from "@/server/integrations/sandbox-books/memory-books";
import { createMemoryCarrierBooks } from "@/server/integrations/sandbox-carrier/carrier-books";
import { createSandboxCarrier } from "@/server/integrations/sandbox-carrier/sandbox-carrier";
import { createSandboxPayments } from "@/server/integrations/sandbox-payments/sandbox-payments";
import { createSandboxShop } from "@/server/integrations/sandbox-shop/sandbox-shop";
import { createUploadReader } from "@/server/integrations/upload-reader/upload-reader";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import type { Clock } from "@/server/kernel/clock";
import { readEnv } from "@/server/kernel/env";
import { createIds } from "@/server/kernel/ids";
import { createLogger, type Logger } from "@/server/kernel/logger";
import { orderFiles } from "@/server/order-files";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { Provider } from "@/server/partners/providers";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import type { ServiceContext, WakeKind } from "@/server/services/context";
import { createTestDatabase } from "./database";

/** A clock that advances only when told to. */
export type TestClock = Clock & { set: (now: Date) => void; advance: (ms: number) => void };

export const createTestClock = (start = new Date()): TestClock => {
  let current = start;
  return {
    now: () => new Date(current),
    set: (now) => {
      current = now;
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
};

export type TestContext = ServiceContext & {
  /** The resolver's partners in test mode. */
  sandbox: Sandbox;
  clock: TestClock;
  /** Sent emails, oldest first. */
  sentMails: OutgoingMail[];
  /** What was woken, in order. */
  woken: WakeKind[];
  close: () => Promise<void>;
};

/**
 * A context on a test database: the sandbox's carrier and payments with in-memory state, and a clock that the test
 * sets.
 */
export const createTestContext = ({
  url,
  now,
  connections = 5,
  shops,
  settings = {},
  log = createLogger("silent"),
}: {
  url: string;
  now?: Date;
  connections?: number;
  /** Replaces the providers that the product knows. */
  shops?: readonly Provider[] | undefined;
  /** Additional environment variables. */
  settings?: Readonly<Record<string, string>>;
  log?: Logger;
}): TestContext => {
  const directory = mkdtempSync(join(tmpdir(), "homeward-test-"));
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: directory,
    HOMEWARD_SECRET: "a test secret that is long enough to be one",
    APP_URL: "http://localhost:3000",
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
    LOG_LEVEL: "silent",
    ...settings,
  });
  const clock = createTestClock(now);
  const db = connectDatabase({ url, max: connections, log });
  const carrier = createSandboxCarrier({
    books: createMemoryCarrierBooks(),
    trackingBaseUrl: `${env.APP_URL}/sandbox/tracking`,
  });
  const sandbox = {
    carriers: [carrier],
    payments: createSandboxPayments({ books: createMemoryBooks(), references: createMemoryBooks(), clock }),
    shop: createSandboxShop({ books: createMemoryBooks() }),
  };
  const sentMails: OutgoingMail[] = [];
  const woken: WakeKind[] = [];
  const providers = createProviders({ allowPrivateAddresses: true }, shops);
  const ids = createIds({ nowMs: () => clock.now().getTime(), randomBytes });
  const base = { env, clock, ids, log, db, providers };
  return {
    ...base,
    sandbox,
    partners: resolvePartners(sandbox, createConnectedPartners(base)),
    files: openFiles(env, { randomBytes, noteKey: (storageKey) => noteUnfinishedFile(db, storageKey) }),
    ledger: openLedger(env),
    uploads: createUploadReader(),
    spool: openSpool(env, { randomBytes }),
    orderFiles,
    labelSheets: createLabelSheets(),
    receiptPrinter: createReceiptPrinter(),
    senderDns: { lookUp: async () => ({ spf: "FOUND", dmarc: "FOUND" }), lookUpDkim: async () => "MISSING" },
    mailer: { send: async (mail) => void sentMails.push(mail) },
    webhookSender: createWebhookSender({ allowPrivateAddresses: env.WEBHOOK_ALLOW_PRIVATE_ADDRESSES }),
    wake: (kind) => void woken.push(kind),
    sentMails,
    woken,
    close: async () => {
      await db.$disconnect();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/**
 * A context on its own database, which is dropped with it: once per test file, in `beforeAll`; `close` in `afterAll`.
 */
export const openTestContext = async (
  options: Omit<Parameters<typeof createTestContext>[0], "url"> = {},
): Promise<TestContext> => {
  const database = await createTestDatabase();
  const ctx = createTestContext({ url: database.url, ...options });
  return {
    ...ctx,
    close: async () => {
      await ctx.close();
      await database.drop();
    },
  };
};
