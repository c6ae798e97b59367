import type { Tx } from "@/server/db/client";
import { find, list, read, readSql, remove } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";
import type { Stored } from "@/server/schema/columns";
import { finishFile } from "./unfinished-files";

/** How long a draft that nobody confirmed can still be looked at by staff after it lapsed. */
const DRAFT_GRACE_DAYS = 30;

/** A draft `i` that may be forgotten. */
export const LAPSED_DRAFT = sql`i.completed_at is null
  and i.expires_at < now() - make_interval(days => ${DRAFT_GRACE_DAYS})`;

/** DOCUMENT: handed in by a shopper, for the draft that has the id of the process. INSPECTION: taken of a unit. FOUND: of what nobody announced. BRAND: for a store's branding, which anybody may see. */
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

/** A file by id alone: its signed link carries the proof, the row tells the tenant that the signature must fit. */
export const findStoredFile = (tx: Tx, id: string): Promise<FoundPhoto | null> =>
  find(tx, "stored_files", { where: { id } });

/** What was handed in for a return, oldest first. */
export const listDocuments = (tx: Tx, { groupId }: TenantScope, returnId: string): Promise<StoredFileRow[]> =>
  list(tx, "stored_files", { where: { groupId, processId: returnId, kind: "DOCUMENT" }, orderBy: ["createdAt", "id"] });

export type InspectionPhoto = StoredFileRow & { unitId: string | null };

/** What was photographed at the check of a return, oldest first. */
export const listInspectionPhotos = (tx: Tx, { groupId }: TenantScope, processId: string): Promise<InspectionPhoto[]> =>
  list(tx, "stored_files", { where: { groupId, processId, kind: "INSPECTION" }, orderBy: ["createdAt", "id"] });

/** `unitId` is the item that a photo shows; null: all of what was found. */
export type FoundPhoto = StoredFileRow & { kind: string; foundParcelId: string | null; unitId: string | null };

/** What was photographed of things that nobody announced, oldest first. */
export const listFoundPhotos = (
  tx: Tx,
  { groupId }: TenantScope,
  parcelIds: readonly string[],
): Promise<FoundPhoto[]> =>
  list(tx, "stored_files", {
    where: { groupId, foundParcelId: [...parcelIds], kind: "FOUND" },
    orderBy: ["createdAt", "id"],
  });

/** What a team uploaded for the branding of its stores, newest first. */
export const listBrandPictures = (tx: Tx, { groupId }: TenantScope): Promise<StoredFileRow[]> =>
  list(tx, "stored_files", { where: { groupId, kind: "BRAND" }, orderBy: [["createdAt", "desc"], "id"] });

export type LapsedDocument = { id: string; storageKey: string };

/** What was handed in for drafts that are about to be forgotten. */
export const listLapsedDocuments = (tx: Tx, limit: number): Promise<LapsedDocument[]> =>
  readSql<LapsedDocument>(tx)`
    select f.id, f.storage_key as "storageKey" from return_intents i join stored_files f on f.process_id = i.id
    where ${LAPSED_DRAFT} and f.kind = 'DOCUMENT' order by i.expires_at limit ${limit}`;

export const deleteStoredFile = async (tx: Tx, id: string): Promise<void> => {
  await remove(tx, "stored_files", { id });
};

/** Those of the keys that a row names. */
export const listNamedKeys = async (tx: Tx, storageKeys: readonly string[]): Promise<Set<string>> => {
  const rows = await list(tx, "stored_files", {
    where: { storageKey: [...storageKeys] },
    select: ["storageKey"],
    orderBy: [],
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
};

/** What rows name, behind a key, in the order of the keys. */
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
