import type { OrderFileFormat } from "@/contract/vocabulary/order-import";
import { countOpenOrderImports, insertOrderImport } from "@/server/db/order-imports";
import { getStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import type { ReceivedFile } from "../files/received-file";

/** Each may be a gibibyte on the disk. */
const MOST_WAITING = 20;

const FORMATS: Readonly<Record<string, OrderFileFormat>> = { "text/csv": "CSV", "application/x-ndjson": "NDJSON" };

type Asked = { actor: Actor; ecommerceId: string; mapping: string | undefined; contentType: string };

/**
 * What can be said about an import before its file is read: whether the store, the mapping and the room are there.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at mapping, FAILED_PRECONDITION
 */
export const admitOrderImport = async (
  ctx: ServiceContext,
  { actor, ecommerceId, mapping, contentType }: Asked,
): Promise<{ format: OrderFileFormat; mapping: unknown }> => {
  await getStore(ctx.db, actor, ecommerceId);
  const format = FORMATS[contentType];
  if (format === undefined)
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", "Send the file as the body, as text/csv or application/x-ndjson.");
  if (mapping !== undefined && format !== "CSV") throw invalidField("mapping", "is for text/csv only");
  const checked = mapping === undefined ? null : ctx.orderFiles.checkMapping(mapping);
  if ((await countOpenOrderImports(ctx.db, actor, ecommerceId)) >= MOST_WAITING)
    throw new Problem(
      "FAILED_PRECONDITION",
      `${MOST_WAITING} files of this store are waiting already; send more when some are done.`,
    );
  return { format, mapping: checked };
};

/** Plans the import of a file that was received; answers its id. The file belongs to the import from then on. */
export const startOrderImport = async (
  ctx: ServiceContext,
  { file, ...asked }: Omit<Asked, "contentType"> & { file: ReceivedFile },
): Promise<string> => {
  const admitted = await admitOrderImport(ctx, { ...asked, contentType: file.contentType });
  const id = ctx.ids.next("imp");
  const { actor, ecommerceId } = asked;
  await inTransaction(ctx, (tx) =>
    insertOrderImport(tx, actor, {
      id,
      ecommerceId,
      ...admitted,
      storageKey: file.key,
      totalBytes: file.byteLength,
      createdAt: ctx.clock.now(),
    }),
  );
  ctx.wake("orderImports");
  return id;
};
