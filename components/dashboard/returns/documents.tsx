import { t } from "@/messages/dashboard/return";
import { TextAnchor } from "../../ui/text-link";
import type { ReturnDetail } from "../return-facts/detail";

/** The shopper's photos and receipts, by item. */
export function Documents({ detail }: { detail: ReturnDetail }) {
  const { documents, summary } = detail;
  if (documents.length === 0) return null;
  const { returned_items: returned, basic_process_data: basics } = summary;
  const nameOf = (id: string) => returned.items.find(({ line_item_id }) => line_item_id === id)?.product.name;
  return (
    <section>
      <h2>{t("documents.title")}</h2>
      <ul className="grid gap-2">
        {documents.map(({ document_id, line_item_id, name, byte_length }) => (
          <li key={document_id}>
            <TextAnchor
              className="break-all"
              href={`/dashboard/returns/${basics.return_code}/documents/${document_id}`}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </TextAnchor>
            <span className="text-ink-2 block text-[13px]">
              {[nameOf(line_item_id), sizeWords(byte_length)].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KILOBYTE = 1_000;

/** Returns "184 kB" or "2.4 MB". */
const sizeWords = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? t("documents.kilobytes", { size: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : t("documents.megabytes", { size: (bytes / KILOBYTE / KILOBYTE).toFixed(1) });
