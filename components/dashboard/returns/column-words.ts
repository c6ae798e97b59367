import type { ListColumn } from "@/contract/vocabulary/return-list";

/** Heads of the list's columns. */
export const COLUMN_WORDS: Record<ListColumn, string> = {
  customer: "Customer",
  order: "Order",
  units: "Checked",
  status: "Status",
  resolution: "Outcome",
  reasons: "Reason",
  shipping: "Shipping",
  warehouse: "Warehouse",
  country: "From",
  assignee: "Assignee",
  tags: "Tags",
  value: "Pays back",
  age: "Age",
  created: "Requested",
  updated: "Updated",
};
