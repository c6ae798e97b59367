import type { FileKind, OrderFileFormat } from "@/contract/vocabulary/order-import";
import { countOpenOrderImports, insertOrderImport } from "@/server/db/orders/order-imports";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import type { ReceivedFile } from "../files/received-file";

/** Each may take a gibibyte on the disk. */
const MOST_WAITING = 20;

const FORMATS: Readonly<Record<string, OrderFileFormat>> = { "text/csv": "CSV", "application/x-ndjson": "NDJSON" };

type Asked = { actor: Actor; ecommerceId: string; mapping: string | undefined; contentType: string };
type Start = Omit<Asked, "contentType"> & {
  what?: FileKind;
  file: ReceivedFile;
  fileName?: string;
  isDryRun?: boolean;
};
type Admitted = { format: OrderFileFormat; mapping: unknown };

/**
 * Checks what can be known about an import before its file is read: store, mapping and available room.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at mapping, FAILED_PRECONDITION
 */
export const admitOrderImport = async (
  ctx: ServiceContext,
  { actor, ecommerceId, mapping, contentType }: Asked,
): Promise<Admitted> => {
  await getStore(ctx.db, actor, ecommerceId);
  const format = FORMATS[contentType];
  if (format === undefined)
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", "Send the file as the body, as text/csv or application/x-ndjson.");
  if (mapping !== undefined && format !== "CSV") throw invalidField("mapping", "is for text/csv only");
  const checked = mapping === undefined ? null : ctx.orderFiles.checkMapping(mapping);
  await requireRoom(ctx, actor, ecommerceId);
  return { format, mapping: checked };
};

/** The same for a file of returns, which is CSV and always mapped. @throws Problem as above */
export const admitReturnImport = async (
  ctx: ServiceContext,
  { actor, ecommerceId, mapping = "" }: Pick<Asked, "actor" | "ecommerceId" | "mapping">,
): Promise<Admitted> => {
  await getStore(ctx.db, actor, ecommerceId);
  const checked = ctx.orderFiles.checkReturnMapping(mapping);
  await requireRoom(ctx, actor, ecommerceId);
  return { format: "CSV", mapping: checked };
};

const requireRoom = async (ctx: ServiceContext, actor: Actor, ecommerceId: string): Promise<void> => {
  if ((await countOpenOrderImports(ctx.db, actor, ecommerceId)) >= MOST_WAITING)
    throw new Problem(
      "FAILED_PRECONDITION",
      `${MOST_WAITING} files of this store are already waiting. Send more once some are done.`,
    );
};

/** Plans the import of an uploaded file and returns its ID. The file belongs to the import from then on. */
export const startOrderImport = async (
  ctx: ServiceContext,
  { what = "ORDERS", file, fileName = "", isDryRun = false, ...asked }: Start,
): Promise<string> => {
  const admitted =
    what === "RETURNS"
      ? await admitReturnImport(ctx, asked)
      : await admitOrderImport(ctx, { ...asked, contentType: file.contentType });
  const id = ctx.ids.next("imp");
  const { actor, ecommerceId } = asked;
  await inTransaction(ctx, (tx) =>
    insertOrderImport(tx, actor, {
      id,
      what,
      ecommerceId,
      ...admitted,
      fileName,
      isDryRun,
      storageKey: file.key,
      totalBytes: file.byteLength,
      createdAt: ctx.clock.now(),
    }),
  );
  ctx.wake("orderImports");
  return id;
};
