import type { Tx } from "@/server/db/client";
import { saveSearchKeys } from "@/server/db/search/search";
import type { ReturnProcess } from "@/server/domain/process/types";
import { searchKeys } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";

const HASH_LENGTH = 16;

/**
 * By what people look for a return; written only when something of it has changed. Answers the process as it is then.
 * Under the process lock.
 */
export const keepFindable = async (
  tx: Tx,
  { actor, process }: { actor: TenantScope; process: ReturnProcess },
): Promise<ReturnProcess> => {
  const keys = searchKeys(process);
  const hash = sha256Hex(JSON.stringify(keys)).slice(0, HASH_LENGTH);
  if (hash === process.searchHash) return process;
  await saveSearchKeys(tx, actor, { processId: process.id, keys, hash });
  return { ...process, searchHash: hash };
};
