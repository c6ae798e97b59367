import type { Database } from "@/server/db/client";
import type { Steps } from "@/server/db/steps";
import type { Context } from "@/server/kernel/context";
import type { Env } from "@/server/kernel/env";
import type { FileStore } from "@/server/partners/file-store";
import type { LabelSheets } from "@/server/partners/label-sheets";
import type { Ledger } from "@/server/partners/ledger";
import type { Mailer } from "@/server/partners/mailer";
import type { Partners } from "@/server/partners/partners";
import type { Providers } from "@/server/partners/providers";
import type { ReceiptPrinter } from "@/server/partners/receipt-printer";
import type { SenderDns } from "@/server/partners/sender-dns";
import type { Spool } from "@/server/partners/spool";
import type { UploadReader } from "@/server/partners/upload-reader";
import type { WebhookSender } from "@/server/partners/webhook-sender";
import type { OrderFileReader } from "./order-file-reader";

/**
 * The kinds of possible work: outbox → webhooks, deliveries, activities, timers, simulations, order files, bulk jobs,
 * syncs of connected shops, their events.
 */
export type WakeKind =
  | "outbox"
  | "deliveries"
  | "activities"
  | "timers"
  | "simulations"
  | "orderImports"
  | "bulkJobs"
  | "syncs"
  | "hooks"
  | "ledger";

/** Everything that a use case may access. Wired in server/context.ts and passed in by every caller. */
export type ServiceContext = Context & {
  readonly env: Env;
  readonly db: Database;
  /** For a call under an Idempotency-Key: which of its transactions are already done. */
  readonly steps?: Steps;
  /** What stores can connect. */
  readonly providers: Providers;
  /** The providers of a store's shipping, payments and orders; none means a person. */
  readonly partners: Partners;
  readonly files: FileStore;
  /** What a restored backup must not undo, outside the database. */
  readonly ledger: Ledger;
  readonly uploads: UploadReader;
  readonly spool: Spool;
  readonly orderFiles: OrderFileReader;
  readonly labelSheets: LabelSheets;
  readonly receiptPrinter: ReceiptPrinter;
  readonly mailer: Mailer;
  readonly senderDns: SenderDns;
  readonly webhookSender: WebhookSender;
  /** A hint, sent after the commit: the database is authoritative. */
  readonly wake: (kind: WakeKind) => void;
};
