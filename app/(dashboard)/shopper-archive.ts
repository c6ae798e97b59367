import type { requireStaff } from "./staff";
import type { ZipEntry } from "./zip-answer";

type Api = Awaited<ReturnType<typeof requireStaff>>;
type Rows = readonly { id: string }[];

const LONGEST_NAME = 80;

/**
 * Yields a shopper's data entry by entry: the document first, then the files it refers to (labels, documents, photos),
 * withdrawal receipts, and email attachments.
 */
export async function* shopperArchive(api: Api, email: string): AsyncGenerator<ZipEntry> {
  const { data, files } = await api.exportShopper({ email });
  const paths = files.map(({ file_id, name }, place) => ({ file_id, path: pathOf("files", place, name) }));
  yield { path: "personal-data.json", bytes: Buffer.from(JSON.stringify({ ...data, files: paths }, null, 2)) };
  for (const { file_id, path } of paths) yield entryOf(path, await api.getShopperFile({ email, file_id }));
  for (const [place, { id }] of rowsOf(data.withdrawals).entries()) {
    const receipt = await api.getReceipt({ withdrawal_id: id });
    yield entryOf(pathOf("withdrawals", place, receipt.name), receipt);
  }
  for (const [place, { id }] of rowsOf(data.mails).entries()) {
    const { mail } = await api.getMail({ mail_id: id });
    for (const file of mail.attachments) yield entryOf(pathOf("emails", place, file.name), file);
  }
}

const rowsOf = (rows: unknown): Rows => (Array.isArray(rows) ? (rows as Rows) : []);

const entryOf = (path: string, { content }: { name: string; content: string }): ZipEntry => ({
  path,
  bytes: Uint8Array.from(Buffer.from(content, "base64")),
});

/** Returns a path whose name, given by a shopper, can't escape its folder and is unique. */
const pathOf = (folder: string, place: number, name: string): string =>
  `${folder}/${String(place + 1).padStart(3, "0")}-${name.replaceAll(/[^\w.-]+/g, "_").slice(-LONGEST_NAME)}`;
