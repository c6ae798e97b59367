import * as contract from "@/contract/dashboard/connection-syncs";
import { listSyncLines } from "@/server/db/connections/connection-overview";
import { presentSync } from "@/server/presenters/connection";
import { readAgain } from "@/server/services/connections/read-again";
import { pauseSync as pause } from "@/server/services/connections/sync/pause-sync";
import { resumeSync as resume } from "@/server/services/connections/sync/resume-sync";
import type { ServiceContext } from "@/server/services/context";
import { implement } from "../implement";

const syncsOf = async ({ db }: Pick<ServiceContext, "db">, connectionId: string) => ({
  syncs: (await listSyncLines(db, connectionId)).map(presentSync),
});

export const pauseSync = implement(contract.pauseSync, async ({ ctx, actor, input }) => {
  const { connectionId, subject } = input;
  await pause(ctx, { actor, connectionId, subject });
  return syncsOf(ctx, connectionId);
});

export const resumeSync = implement(contract.resumeSync, async ({ ctx, actor, input }) => {
  const { connectionId, subject } = input;
  await resume(ctx, { actor, connectionId, subject });
  return syncsOf(ctx, connectionId);
});

export const syncAgain = implement(contract.syncAgain, async ({ ctx, actor, input }) => {
  const { connectionId, days } = input;
  await readAgain(ctx, { actor, connectionId, days });
  return syncsOf(ctx, connectionId);
});
