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

/** What is wrong with a row, by the name that the field has on the page; the report keeps those of the API. */
export const rowProblem = ({ what }: Pick<OrderImport, "what">, { field, message }: RowError) => {
  const label: string = new Map<string, string>(FIELD_LABELS[what]).get(field) ?? field;
  const isNamed = message.startsWith(`${field} `) || message.startsWith(`${field}:`);
  return { label, problem: isNamed ? label + message.slice(field.length) : message };
};

const FIELD_LABELS: Record<OrderImport["what"], (readonly [string, string])[]> = {
  ORDERS: [...ORDER_FIELDS.map(([field, label]) => [field, label] as const), ["payments", "Order total"]],
  RETURNS: RETURN_FIELDS.map(([field, label]) => [field, label]),
};
