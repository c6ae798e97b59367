import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

export type StoredFileRow = {
  id: string;
  groupId: string;
  processId: string | null;
  storageKey: string;
  name: string;
  contentType: string;
  byteLength: number;
  createdAt: Date;
};

export const insertStoredFile = async (tx: Tx, scope: TenantScope, file: StoredFileRow): Promise<void> => {
  await tx.storedFile.create({ data: { ...file, groupId: scope.groupId } });
};

/** A file by id alone: its signed link carries the proof, the row tells the tenant that the signature must fit. */
export const findStoredFile = (tx: Tx, id: string): Promise<StoredFileRow | null> =>
  tx.storedFile.findUnique({ where: { id } });
