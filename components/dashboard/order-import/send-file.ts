import type { FileKind } from "@/contract/vocabulary/order-import";
import { t } from "@/messages/dashboard/order-import";

type Sent = { what: FileKind; ecommerceId: string; file: File; mapping: string; isDryRun: boolean };

const LONGEST_NAME = 200;

/**
 * Uploads a file of orders or returns unchanged and returns the ID of its import. Doesn't use tRPC, because the body is
 * the file, which the server stores as a stream.
 * @throws Error with a message for people
 */
export const sendFile = async ({ what, ecommerceId, file, mapping, isDryRun }: Sent): Promise<string> => {
  const query = new URLSearchParams({
    ...{ ecommerce_id: ecommerceId, mapping, is_dry_run: String(isDryRun) },
    file_name: Array.from(file.name).slice(0, LONGEST_NAME).join(""),
  });
  const answer = await fetch(`/dashboard/returns/import/${what === "RETURNS" ? "return-file" : "file"}?${query}`, {
    method: "POST",
    headers: { "content-type": "text/csv" },
    body: file,
  }).catch(() => null);
  if (answer === null) throw new Error(t("sendFile.notFinished"));
  const body: unknown = await answer.json().catch(() => null);
  const said = (name: string): string =>
    typeof body === "object" && body !== null && name in body ? String((body as Record<string, unknown>)[name]) : "";
  if (!answer.ok) throw new Error(said("detail") || t("sendFile.notAccepted"));
  return said("import_id");
};
