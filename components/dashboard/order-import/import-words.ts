import { ORDER_FIELDS } from "@/contract/vocabulary/order-file/order-fields";
import { RETURN_FIELDS } from "./return-fields";
import type { OrderImport } from "./types";

const count = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

/** What an import came to, or would. */
export const importResult = ({ what, orders, rows, is_dry_run, state, error }: OrderImport): string => {
  if (state === "PENDING") return "Waiting to start.";
  const would = is_dry_run ? "would be " : "";
  const parts = [
    ...(orders.created ? [`${count(orders.created, what === "RETURNS" ? "return" : "order")} ${would}new`] : []),
    ...(orders.updated ? [`${count(orders.updated, "order")} ${would}changed`] : []),
    ...(orders.unchanged ? [`${count(orders.unchanged, "order")} already up to date`] : []),
    ...(rows.refused ? [`${count(rows.refused, "row")} refused`] : []),
  ];
  const said = parts.length === 0 ? `${count(rows.read, "row")} read` : parts.join(", ");
  return `${said}.${state === "FAILED" ? ` ${error}` : ""}`;
};

export const importTitle = ({ what, is_dry_run }: OrderImport): string =>
  is_dry_run ? "Check of a file" : what === "RETURNS" ? "Import of returns" : "Import of orders";

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
  ORDERS: ORDER_FIELDS.map(([field, label]) => [field, label]),
  RETURNS: RETURN_FIELDS.map(([field, label]) => [field, label]),
};
