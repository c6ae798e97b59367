import { ORDER_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { t } from "@/messages/dashboard/order-import";
import { returnFields } from "./return-fields";
import type { OrderImport } from "./types";

/** Describes the result of an import, or of a check. */
export const importResult = ({ what, orders, rows, is_dry_run, state, error }: OrderImport): string => {
  if (state === "PENDING") return t("importWords.waiting");
  const [added, updated] = is_dry_run ? (["wouldBeAdded", "wouldBeUpdated"] as const) : (["added", "updated"] as const);
  const ofOrders = (name: "skipped" | "withErrors", count: number, rowCount: number): string[] => {
    if (rowCount === 0) return [];
    return [
      count > 0 ? t(`importWords.${what}.${name}`, { count }) : t(`importWords.rows.${name}`, { count: rowCount }),
    ];
  };
  const said = [
    ...(orders.created ? [t(`importWords.${what}.${added}`, { count: orders.created })] : []),
    ...(orders.updated ? [t(`importWords.${what}.${updated}`, { count: orders.updated })] : []),
    ...(orders.unchanged ? [t(`importWords.${what}.unchanged`, { count: orders.unchanged })] : []),
    ...ofOrders("skipped", orders.skipped, rows.skipped),
    ...ofOrders("withErrors", orders.refused, rows.refused),
  ];
  const parts = said.length === 0 ? t("importWords.rows.read", { count: rows.read }) : said.join(", ");
  return state === "FAILED" ? t("importWords.failed", { parts, error }) : t("importWords.result", { parts });
};

export const importTitle = ({ what, is_dry_run, file_name }: OrderImport): string => {
  if (file_name !== "") return file_name;
  if (is_dry_run) return t("importWords.fileCheck");
  return what === "RETURNS" ? t("importWords.returnsSentOverApi") : t("importWords.ordersSentOverApi");
};

/** Whether the import can still change on its own. */
export const isUnderWay = ({ state }: Pick<OrderImport, "state">): boolean =>
  state === "PENDING" || state === "RUNNING";

type RowError = OrderImport["errors"][number];

/**
 * Describes what is wrong with a row: the column as named in the file, otherwise the field as named on the page.
 * `label` is the field's name on the page if it differs from the column's. Reports without columns, from earlier
 * versions, start with the field.
 */
export const rowProblem = ({ what }: Pick<OrderImport, "what">, { field, column, message }: RowError) => {
  const label = new Map<string, string>(fieldLabels(what)).get(bareField(field)) ?? (column === "" ? field : "");
  const isNamed = field !== "" && (message.startsWith(`${field} `) || message.startsWith(`${field}:`));
  const problem = isNamed ? message.slice(field.length).replace(/^:? /, "") : message;
  const isSame = label.toLowerCase() === column.toLowerCase();
  return { name: column || label, label: column === "" || isSame ? "" : label, problem };
};

/** Reduces "line_items[2].quantity" and "payments[0].refunded" to the names used in mappings. */
const bareField = (field: string): string =>
  field.replace(/^line_items\[\d+\]\./, "").replace(/^payments\[\d+\]\./, "payments.");

/** Returns the number of listed errors, or of rejected rows if none are listed. */
export const errorCount = ({ errors, rows }: Pick<OrderImport, "errors" | "rows">): number =>
  errors.length > 0 ? errors.length : rows.refused;

const fieldLabels = (what: OrderImport["what"]): (readonly [string, string])[] =>
  what === "RETURNS"
    ? [...returnFields()]
    : [...ORDER_FIELDS.map(([field, label]) => [field, label] as const), ["payments", t("importWords.orderTotal")]];
