import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Database } from "@/server/db/client";
import { noteUnfinishedFile } from "@/server/db/returns/unfinished-files";
import { openFiles } from "@/server/integrations/file-store/open-files";
import type { Books } from "@/server/integrations/sandbox-books/books";
import { createDiskBooks } from "@/server/integrations/sandbox-books/disk-books";
import { openCarrierBooks } from "@/server/integrations/sandbox-carrier/carrier-books";
import { createSandboxCarrier } from "@/server/integrations/sandbox-carrier/sandbox-carrier";
import { createSandboxPayments, paymentEntrySchema } from "@/server/integrations/sandbox-payments/sandbox-payments";
import { createSandboxShop, shopEntrySchema } from "@/server/integrations/sandbox-shop/sandbox-shop";
import { fakeShopProvider } from "../connected-shop/fake-provider";
import { createTestContext, type TestContext } from "../context";
import { withSandbox } from "../with-sandbox";
import type { Passing } from "./crash-points";
import { type Ledger, openLedger } from "./ledger";

/** Everything that crashes at one point may be in its own transaction. */
const CONNECTIONS = 24;

export type CrashSetting = {
  url: string;
  /** Of the partners: their state outlives all of our processes. */
  directory: string;
  /** Time of the context's clock. */
  now: string;
};

/**
 * A context whose sandbox partners keep their state on disk and in a counting ledger; `passing` is called at every
 * point where a worker may die.
 */
export const createCrashContext = (
  { url, directory, now }: CrashSetting,
  passing: Passing,
): TestContext & { callLedger: Ledger } => {
  const base = createTestContext({
    ...{ url, now: new Date(now), connections: CONNECTIONS, shops: [fakeShopProvider] },
  });
  const ledger = openLedger(join(directory, "ledger.jsonl"));
  const counted = <Entry>(act: string, books: Books<Entry>, referenceOf?: (entry: Entry) => string): Books<Entry> => ({
    find: books.find,
    recordOnce: async (key, entry) => {
      const stands = await books.recordOnce(key, entry);
      if (stands === entry) ledger.write({ what: "DONE", act, key, reference: referenceOf?.(entry) });
      await passing("DONE_UNANSWERED");
      return stands;
    },
  });
  const asking = <Partner extends object>(partner: Partner): Partner =>
    new Proxy(partner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        const method = (request: unknown): unknown => value.call(target, request);
        return (request: unknown) => {
          const key = keyOf(request);
          if (key === null) return method(request);
          ledger.write({ what: "ASKED", act: String(name), key });
          return passing("BEFORE_ASKING").then(() => method(request));
        };
      },
    });
  const carrierBooks = openCarrierBooks(join(directory, "carrier"));
  const carrier = createSandboxCarrier({
    books: { shipments: counted("label", carrierBooks.shipments), pickups: counted("pickup", carrierBooks.pickups) },
    trackingBaseUrl: `${base.env.APP_URL}/sandbox`,
  });
  const payments = createDiskBooks({ directory: join(directory, "payments"), schema: paymentEntrySchema });
  const references = createDiskBooks({ directory: join(directory, "references"), schema: paymentEntrySchema });
  const shop = createDiskBooks({ directory: join(directory, "shop"), schema: shopEntrySchema });
  const crashing = withSandbox(base, {
    carriers: [asking(carrier)],
    payments: asking(
      createSandboxPayments({
        ...{ books: counted("payment", payments, ({ reference }) => reference), references, clock: base.clock },
      }),
    ),
    shop: asking(createSandboxShop({ books: counted("shop", shop) })),
  });
  return {
    ...crashing,
    callLedger: ledger,
    db: withCrashes(base.db, passing),
    files: openFiles(
      { ...base.env, DATA_DIR: directory },
      { randomBytes, noteKey: (storageKey) => noteUnfinishedFile(base.db, storageKey) },
    ),
    mailer: {
      send: async (mail) => {
        await passing("BEFORE_ASKING");
        const processId = mail.headers["X-SVC-Process"] ?? "";
        ledger.write({ what: "SENT", processId, messageId: mail.headers["Message-ID"] ?? "" });
        await passing("DONE_UNANSWERED");
      },
    },
  };
};

/** Null for read-only questions. */
const keyOf = (request: unknown): string | null =>
  typeof request === "object" && request !== null && "idempotencyKey" in request
    ? String(request.idempotencyKey)
    : null;

/** Passes a point before a transaction, one when all of it is written, and one when it is committed. */
const withCrashes = (db: Database, passing: Passing): Database =>
  new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== "$transaction") return typeof value === "function" ? value.bind(target) : value;
      const transact: Database["$transaction"] = target.$transaction.bind(target);
      return async (work: (tx: unknown) => Promise<unknown>, options: object) => {
        // Without a partner, the work begins here; with one, its worker has already passed this point.
        await passing("BEFORE_ASKING");
        const answer = await transact(async (tx) => {
          const written = await work(tx);
          await passing("ANSWERED_UNSTORED");
          return written;
        }, options);
        await passing("STORED");
        return answer;
      };
    },
  });
