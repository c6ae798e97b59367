import type { ListColumn } from "@/contract/vocabulary/return-list";

/** Heads of the list's columns. */
export const COLUMN_WORDS: Record<ListColumn, string> = {
  customer: "Customer",
  item: "Item",
  reasons: "Reason",
  status: "Status",
  waiting: "Waiting",
  order: "Order",
  units: "Inspected",
  resolution: "Outcome",
  shipping: "Shipping",
  warehouse: "Warehouse",
  country: "From",
  assignee: "Assignee",
  tags: "Tags",
  value: "Refund",
  age: "Age",
  created: "Requested",
  updated: "Updated",
};
