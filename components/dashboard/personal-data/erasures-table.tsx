import { t } from "@/messages/dashboard/personal-data";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { countWords } from "./count-words";
import type { Erasure } from "./types";

/** Past erasures, without any personal data. */
export function ErasuresTable({ erasures, timeZone }: { erasures: readonly Erasure[]; timeZone: string }) {
  if (erasures.length === 0) return null;
  return (
    <Section id="erasures" title={t("erasuresTable.title")} className="mt-10">
      <Table
        isPlain
        rows="text"
        isSlips
        caption={t("erasuresTable.caption")}
        columns={[t("erasuresTable.date"), t("erasuresTable.data"), t("erasuresTable.reason"), t("erasuresTable.by")]}
      >
        {erasures.map(({ erasure_id, erased_at, counts, cause, reason, erased_by }) => (
          <tr key={erasure_id}>
            <td>
              <time dateTime={erased_at}>{formatTime(erased_at, "dayTime", { timeZone, locale: LOCALE })}</time>
            </td>
            <th scope="row" className="font-medium text-ink">
              {countWords(counts)}
            </th>
            <td>{cause === "RETENTION" ? t("erasuresTable.retentionEnded") : reason}</td>
            <td>{erased_by}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
