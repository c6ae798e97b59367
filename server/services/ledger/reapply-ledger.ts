import type { Tx } from "@/server/db/client";
import { applyFact, endAllSessions } from "@/server/db/ledger/apply-fact";
import { listKnownAddresses, listUnerased } from "@/server/db/ledger/erased-again";
import { insertFoundEntry, readFact, turnLedgerOff } from "@/server/db/ledger/ledger-entries";
import { inTransactionBy } from "@/server/db/people/author";
import { inTransaction } from "@/server/db/transaction";
import { LEDGER_KINDS, type LedgerFact, type LedgerKind } from "@/server/domain/ledger/types";
import { systemActor } from "@/server/kernel/actor";
import type { KeptEntry } from "@/server/partners/ledger";
import type { ServiceContext } from "../context";
import { eraseKept } from "../personal-data/erase-kept";
import { mailKey } from "../personal-data/mail-key";
import type { RenderBody } from "../webhooks/relay-outbox";
import { compareLedger } from "./compare-ledger";

type Applying = Pick<ServiceContext, "db" | "ids" | "clock" | "files" | "log" | "env" | "ledger">;

export type ReappliedLedger = {
  /** Entries that the database didn't have, and how many of them changed something. */
  found: number;
  changed: Partial<Record<LedgerKind, number>>;
  sessionsEnded: number;
  /** Codes of returns in progress whose shopper was erased again: they can't be finished as they are. */
  underWay: string[];
  /** Entries that weren't signed with a known secret, and were not applied. */
  unverified: number;
};

type Options = {
  render: RenderBody;
  /** Other master secrets under which email addresses may have been hashed. */
  otherSecrets?: readonly string[];
};

/**
 * Compares the database with the ledger outside it. If the ledger has entries that the database doesn't, the database
 * is older, usually because a backup was restored: each is done again, and all sessions end. May be interrupted and run
 * again. In the other direction, files that are missing outside are written again.
 * @throws PartnerError when the files can't be read
 */
export const reapplyLedger = async (
  ctx: Applying,
  { render, otherSecrets = [] }: Options,
): Promise<ReappliedLedger | null> => {
  const names = await compareLedger(ctx);
  if (names.length === 0) return null;
  const entries: KeptEntry[] = [];
  let unverified = 0;
  for (const name of names) {
    const entry = await ctx.ledger.read(name);
    if (entry === "UNVERIFIED") unverified += 1;
    else if (entry !== null) entries.push(entry);
  }
  const result: ReappliedLedger = { found: entries.length, changed: {}, sessionsEnded: 0, underWay: [], unverified };
  if (entries.length === 0) return result;
  result.sessionsEnded = await inTransaction(ctx, async (tx) => {
    await turnLedgerOff(tx);
    return endAllSessions(tx);
  });
  const addresses = createAddressBook(ctx, [ctx.env.HOMEWARD_SECRET, ...otherSecrets]);
  for (const entry of entries) await applyEntry(ctx, { entry, render, result, addresses });
  return result;
};

type Erasure = Extract<LedgerFact, { kind: "ERASURE" }>;
/** The emails of a tenant's rows that an erasure is about. */
type AddressBook = (erasure: Erasure) => Promise<string[]>;
type Applied = { entry: KeptEntry; render: RenderBody; result: ReappliedLedger; addresses: AddressBook };

const applyEntry = async (ctx: Applying, applied: Applied): Promise<void> => {
  const { entry, result } = applied;
  const fact = await readFact(ctx.db, entry.fact);
  // Written by a later version, which applies it when it is back.
  if (!LEDGER_KINDS.includes(fact.kind)) return;
  if (fact.kind === "ERASURE") return eraseAgain(ctx, fact, applied);
  await inTransactionBy(ctx, systemActor(groupOf(fact)), async (tx) => {
    await turnLedgerOff(tx);
    if (!(await insertFoundEntry(tx, { ...entry, now: ctx.clock.now() }))) return;
    if (await applyFact(tx, { fact, at: entry.at })) count(result, fact.kind);
  });
};

const groupOf = (fact: LedgerFact): string => ("groupId" in fact ? fact.groupId : "");

const count = ({ changed }: ReappliedLedger, kind: LedgerKind): void => {
  changed[kind] = (changed[kind] ?? 0) + 1;
};

const eraseAgain = async (
  ctx: Applying,
  erasure: Erasure,
  { entry, render, result, addresses }: Applied,
): Promise<void> => {
  const { groupId, ecommerceId, cause } = erasure;
  const actor = systemActor(groupId);
  const recordAgain = (tx: Tx): Promise<boolean> => insertFoundEntry(tx, { ...entry, now: ctx.clock.now() });
  const { underWay, orderIds, processIds } = await listUnerased(ctx.db, actor, erasure);
  const emails = await addresses(erasure);
  if (orderIds.length + processIds.length + emails.length === 0) {
    await inTransaction(ctx, recordAgain);
    return;
  }
  const reason = "Erased again after a restore";
  await eraseKept(ctx, {
    ...{ actor, kept: { emails, orderIds, processIds }, cause, reason, ecommerceId, render, recordAgain },
  });
  count(result, "ERASURE");
  result.underWay.push(...underWay);
};

/** Every address is hashed once per tenant, however many erasures there are. */
const createAddressBook = ({ db }: Pick<ServiceContext, "db">, secrets: readonly string[]): AddressBook => {
  const books = new Map<string, Promise<Map<string, string>>>();
  const readBook = async (groupId: string): Promise<Map<string, string>> => {
    const known = await listKnownAddresses(db, { groupId, ecommerceIds: null });
    return new Map(
      known.flatMap((email) => secrets.map((secret): [string, string] => [mailKey(secret, { groupId, email }), email])),
    );
  };
  return async ({ groupId, mailKeys }) => {
    if (mailKeys.length === 0) return [];
    const book = books.get(groupId) ?? readBook(groupId);
    books.set(groupId, book);
    const emails = await book;
    return mailKeys.flatMap((key) => emails.get(key) ?? []);
  };
};
