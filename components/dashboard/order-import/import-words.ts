import { ORDER_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { RETURN_FIELDS } from "./return-fields";
import type { OrderImport } from "./types";

export const countWords = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

/** What an import came to, or would. */
export const importResult = ({ what, orders, rows, is_dry_run, state, error }: OrderImport): string => {
  if (state === "PENDING") return "Waiting to start.";
  const [one, would] = [what === "RETURNS" ? "return" : "order", is_dry_run ? "would be " : ""];
  const parts = [
    ...(orders.created ? [`${countWords(orders.created, one)} ${would}new`] : []),
    ...(orders.updated ? [`${countWords(orders.updated, one)} ${would}updated`] : []),
    ...(orders.unchanged ? [`${countWords(orders.unchanged, one)} unchanged`] : []),
    ...(rows.skipped
      ? [orders.skipped ? `${countWords(orders.skipped, one)} skipped` : `${countWords(rows.skipped, "row")} skipped`]
      : []),
    ...(rows.refused
      ? [`${orders.refused ? countWords(orders.refused, one) : countWords(rows.refused, "row")} with errors`]
      : []),
  ];
  const said = parts.length === 0 ? `${countWords(rows.read, "row")} read` : parts.join(", ");
  return `${said}.${state === "FAILED" ? ` ${error}` : ""}`;
};

export const importTitle = ({ what, is_dry_run, file_name }: OrderImport): string => {
  if (file_name !== "") return file_name;
  if (is_dry_run) return "Check of a file";
  return what === "RETURNS" ? "Returns sent over the API" : "Orders sent over the API";
};

/** Whether it may still change by itself. */
export const isUnderWay = ({ state }: Pick<OrderImport, "state">): boolean =>
  state === "PENDING" || state === "RUNNING";

type RowError = OrderImport["errors"][number];

/**
 * What is wrong with a row, and where: the column as the file calls it, else the field as the page does. `label` is the
 * field's name on the page where that differs from the column's. Reports from before columns were told begin with the field.
 */
export const rowProblem = ({ what }: Pick<OrderImport, "what">, { field, column, message }: RowError) => {
  const label = new Map<string, string>(FIELD_LABELS[what]).get(bareField(field)) ?? (column === "" ? field : "");
  const isNamed = field !== "" && (message.startsWith(`${field} `) || message.startsWith(`${field}:`));
  const problem = isNamed ? message.slice(field.length).replace(/^:? /, "") : message;
  const isSame = label.toLowerCase() === column.toLowerCase();
  return { name: column || label, label: column === "" || isSame ? "" : label, problem };
};

/** "line_items[2].quantity" and "payments[0].refunded" by the names that mappings have for them. */
const bareField = (field: string): string =>
  field.replace(/^line_items\[\d+\]\./, "").replace(/^payments\[\d+\]\./, "payments.");

/** Errors of a report; those that found no place in it are not counted. */
export const errorCount = ({ errors, rows }: Pick<OrderImport, "errors" | "rows">): number =>
  errors.length > 0 ? errors.length : rows.refused;

const FIELD_LABELS: Record<OrderImport["what"], (readonly [string, string])[]> = {
  ORDERS: [...ORDER_FIELDS.map(([field, label]) => [field, label] as const), ["payments", "Order total"]],
  RETURNS: RETURN_FIELDS.map(([field, label]) => [field, label]),
};
