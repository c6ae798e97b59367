import type { Tx } from "@/server/db/client";
import { find, list, read, readSql, remove } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";
import type { Stored } from "@/server/schema/columns";
import { finishFile } from "./unfinished-files";

/** How long staff can still view an unconfirmed draft after it expired. */
const DRAFT_GRACE_DAYS = 30;

/** A draft `i` that may be deleted. */
export const LAPSED_DRAFT = sql`i.completed_at is null
  and i.expires_at < now() - make_interval(days => ${DRAFT_GRACE_DAYS})`;

/**
 * DOCUMENT: uploaded by a shopper, for the draft with the ID of the process. INSPECTION: a photo of a unit. FOUND: a
 * photo of an unexpected parcel or item. BRAND: for a store's branding, visible to anybody.
 */
export type StoredFileKind = "LABEL" | "DOCUMENT" | "INSPECTION" | "FOUND" | "BRAND";

export type StoredFileRow = Stored<"stored_files", object, "kind" | "unitId" | "foundParcelId">;

export const insertStoredFile = async (
  tx: Tx,
  scope: TenantScope,
  file: Omit<StoredFileRow, "createdAt"> & { createdAt: Date } & {
    kind?: StoredFileKind;
    unitId?: string | null;
    foundParcelId?: string | null;
  },
): Promise<void> => {
  await insertRows(tx, "stored_files", [{ ...file, groupId: scope.groupId }]);
  await finishFile(tx, file.storageKey);
};

/**
 * Returns a file by ID alone: its signed link carries the proof, the row gives the tenant that the signature must
 * match.
 */
export const findStoredFile = (tx: Tx, id: string): Promise<FoundPhoto | null> =>
  find(tx, "stored_files", { where: { id } });

/** Lists a return's documents, oldest first. */
export const listDocuments = (tx: Tx, { groupId }: TenantScope, returnId: string): Promise<StoredFileRow[]> =>
  list(tx, "stored_files", { where: { groupId, processId: returnId, kind: "DOCUMENT" }, orderBy: ["createdAt", "id"] });

export type InspectionPhoto = StoredFileRow & { unitId: string | null };

/** Lists a return's inspection photos, oldest first. */
export const listInspectionPhotos = (tx: Tx, { groupId }: TenantScope, processId: string): Promise<InspectionPhoto[]> =>
  list(tx, "stored_files", { where: { groupId, processId, kind: "INSPECTION" }, orderBy: ["createdAt", "id"] });

/** `unitId` is the item that a photo shows; null: everything found. */
export type FoundPhoto = StoredFileRow & { kind: string; foundParcelId: string | null; unitId: string | null };

/** Lists photos of unexpected parcels and items, oldest first. */
export const listFoundPhotos = (
  tx: Tx,
  { groupId }: TenantScope,
  parcelIds: readonly string[],
): Promise<FoundPhoto[]> =>
  list(tx, "stored_files", {
    where: { groupId, foundParcelId: [...parcelIds], kind: "FOUND" },
    orderBy: ["createdAt", "id"],
  });

/** Lists a team's branding uploads for its stores, newest first. */
export const listBrandPictures = (tx: Tx, { groupId }: TenantScope): Promise<StoredFileRow[]> =>
  list(tx, "stored_files", { where: { groupId, kind: "BRAND" }, orderBy: [["createdAt", "desc"], "id"] });

export type LapsedDocument = { id: string; storageKey: string };

/** Lists documents of drafts about to be deleted. */
export const listLapsedDocuments = (tx: Tx, limit: number): Promise<LapsedDocument[]> =>
  readSql<LapsedDocument>(tx)`
    select f.id, f.storage_key as "storageKey" from return_intents i join stored_files f on f.process_id = i.id
    where ${LAPSED_DRAFT} and f.kind = 'DOCUMENT' order by i.expires_at limit ${limit}`;

export const deleteStoredFile = async (tx: Tx, id: string): Promise<void> => {
  await remove(tx, "stored_files", { id });
};

/** Returns those of the keys that a row uses. */
export const listNamedKeys = async (tx: Tx, storageKeys: readonly string[]): Promise<Set<string>> => {
  const rows = await list(tx, "stored_files", {
    where: { storageKey: [...storageKeys] },
    select: ["storageKey"],
    orderBy: [],
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
};

/** Lists the keys that rows use, after a key, in order. */
export const listStoredKeys = async (
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; storageKey: string }[]> =>
  read(
    tx,
    query
      .selectFrom("stored_files")
      .select(["id", "storageKey"])
      .where("storageKey", ">", after)
      .orderBy("storageKey")
      .limit(limit),
  );
