import { pingDatabase, type Queues } from "@/server/db/overview/health";
import type { FileStore } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";

type Storage = "ok" | "down" | "unusable";

export type Readiness = {
  isReady: boolean;
  checks: {
    database: "ok" | "down";
    migrations: "ok" | "missing";
    /** The file storage. "down": a remote store doesn't answer now; "unusable": something is wrong on this machine. */
    storage: Storage;
    /** How long the oldest event or due delivery has waited. */
    oldest_waiting_seconds: number;
    waiting_events: number;
    due_deliveries: number;
    due_activities: number;
  };
};

/**
 * Returns whether this process can work: database, migrations, files, and how much work has waited how long. A remote
 * file store that doesn't answer doesn't make a process unready: all of them would be, and most of their work needs no
 * files.
 */
export const readiness = async (ctx: Pick<ServiceContext, "db" | "files" | "log">): Promise<Readiness> => {
  const storage = await storageOf(ctx);
  try {
    const { hasMigrations, queues } = await pingDatabase(ctx.db);
    return {
      isReady: hasMigrations && storage !== "unusable",
      checks: { database: "ok", migrations: hasMigrations ? "ok" : "missing", storage, ...depths(queues) },
    };
  } catch (error) {
    ctx.log.warn({ error: String(error) }, "not ready: the database does not answer");
    return { isReady: false, checks: { database: "down", migrations: "missing", storage, ...depths(null) } };
  }
};

/** A check writes to a disk or calls a store, so frequent callers share a result. */
const CHECKED_FOR_MS = 5_000;
const checked = new WeakMap<FileStore, { at: number; storage: Promise<Storage> }>();

const storageOf = ({ files, log }: Pick<ServiceContext, "files" | "log">): Promise<Storage> => {
  const known = checked.get(files);
  if (known !== undefined && performance.now() - known.at < CHECKED_FOR_MS) return known.storage;
  const storage = checkStorage(files, log);
  checked.set(files, { at: performance.now(), storage });
  return storage;
};

const checkStorage = async (files: FileStore, log: ServiceContext["log"]): Promise<Storage> => {
  try {
    await files.check();
    return "ok";
  } catch (error) {
    log.warn({ error: String(error) }, "files can't be stored");
    return error instanceof PartnerError && ["UNAVAILABLE", "PAUSED"].includes(error.kind) ? "down" : "unusable";
  }
};

const depths = (queues: Queues | null) => ({
  oldest_waiting_seconds: Math.max(queues?.oldestEventSeconds ?? 0, queues?.oldestDeliverySeconds ?? 0),
  waiting_events: queues?.waitingEvents ?? 0,
  due_deliveries: queues?.dueDeliveries ?? 0,
  due_activities: queues?.dueActivities ?? 0,
});
