import { z } from "zod";
import { OrderImportDto } from "../admin/order-imports";
import { defineMutation, defineQuery, defineUpload } from "../base/operation";
import { identifier, text, toldText } from "../base/wire";
import { FILE_KINDS } from "../vocabulary/order-import";

/** As the sender's device calls it: the list of imports shows it. */
export const fileName = () => toldText(200).default("");

export const importOrderFile = defineUpload({
  summary: "Import a file of orders from the dashboard",
  description:
    "As importOrders. With `is_dry_run` every row is looked at and counted as it would be taken in, and nothing is stored.",
  scope: "orders:write",
  inQuery: ["ecommerce_id", "mapping", "file_name", "is_dry_run"],
  takesStream: { contentTypes: ["text/csv", "application/x-ndjson"] },
  input: z.object({
    ecommerce_id: identifier(),
    mapping: text(12_000).optional(),
    file_name: fileName(),
    is_dry_run: z.boolean().default(false),
  }),
  output: z.object({ import_id: z.string() }),
});

export const StaffOrderImportDto = OrderImportDto.extend({
  ecommerce_id: z.string(),
  what: z.enum(FILE_KINDS),
  file_name: z.string().describe('As its sender calls it; "" for files that came over the API.'),
  created_by: z.string(),
  is_dry_run: z.boolean().describe("Nothing was stored."),
});

export const listOrderImports = defineQuery({
  summary: "List the last imports of orders",
  description: "Of all stores of the caller, newest first, at most 20; kept for 90 days.",
  scope: "orders:write",
  output: z.object({ imports: z.array(StaffOrderImportDto) }),
});

export const stopOrderImport = defineMutation({
  summary: "Stop an import of orders",
  description: "What was taken in before stays. One that has ended is left as it is.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: StaffOrderImportDto,
});

export const addSampleOrders = defineMutation({
  summary: "Give a store in test mode sample orders",
  description:
    "Two orders that were delivered days ago, to try out a return. Those that are there already stay as they are.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({ orders: z.array(z.object({ order_name: z.string(), email: z.string() })) }),
});

export const listSampleOrders = defineQuery({
  summary: "Which sample orders a store has",
  description: "Those that adding put in and that are still there; none outside of test mode.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier() }),
  output: addSampleOrders.output,
});
