import { t } from "@/messages/dashboard/order-import";
import { Table } from "../../ui/table";

type PreviewTableProps = {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Returns the field that a column is mapped to; "" if none. */
  fieldOf: (column: string) => string;
};

/** The first rows of the file, each column with its field. */
export function PreviewTable({ header, rows, fieldOf }: PreviewTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and only a focus scrolls it by keyboard
    <section className="overflow-x-auto" aria-label={t("previewTable.firstRows")} tabIndex={0}>
      <Table isPlain caption={t("previewTable.caption")}>
        <thead>
          <tr>
            {header.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name of their own
              <th key={place} scope="col" className="h-12 py-1.5 align-bottom">
                {name || "–"}
                <span
                  className={`block text-small/4.5 font-stretch-100% ${fieldOf(name) ? "font-semibold text-accent" : "font-normal text-ink-3"}`}
                >
                  {fieldOf(name) || t("previewTable.notMapped")}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that does not change
            <tr key={row}>
              {header.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place} className="max-w-55 overflow-hidden text-small text-ellipsis">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
