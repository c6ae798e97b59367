import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide";

/** For whom the current chain of calls works: its tenant, and the return that it is about, if there is one. */
export type WorkOwner = { readonly groupId: string; readonly returnId: string | null };

declare global {
  interface ProcessWide {
    "work-owner": AsyncLocalStorage<WorkOwner | null>;
  }
}

/** One for all bundles of the process, because they share the connections that it decides about. */
const owners = () => processWide("work-owner", () => new AsyncLocalStorage());

/** Runs work for a tenant: its connections count as this tenant's, and its transactions wait their turn per return. */
export const workFor = <T>(owner: WorkOwner, work: () => T): T => owners().run(owner, work);

/** Runs work that others share, such as a batched read or a job: it must not wait because of the caller's tenant. */
export const workForNobody = <T>(work: () => T): T => owners().run(null, work);

/** Returns for whom the current code works; null for the service itself. */
export const workOwner = (): WorkOwner | null => owners().getStore() ?? null;
