import { z } from "zod";
import { OrderImportDto } from "../admin/order-imports";
import { defineMutation, defineQuery, defineUpload } from "../base/operation";
import { identifier, text, toldText } from "../base/wire";
import { FILE_KINDS } from "../vocabulary/order-import";

/** File name on the sender's device, shown in the list of imports. */
export const fileName = () => toldText(200).default("");

export const importOrderFile = defineUpload({
  summary: "Import an order file from the dashboard",
  description:
    "Like importOrders. With `is_dry_run` every row is validated and counted as in an import, and nothing is stored.",
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
  file_name: z.string().describe('File name given by the sender. "" for files received through the API.'),
  created_by: z.string(),
  is_dry_run: z.boolean().describe("Nothing was stored."),
});

export const listOrderImports = defineQuery({
  summary: "List recent order imports",
  description: "Imports of all stores that the caller can access, newest first, at most 20. Kept for 90 days.",
  scope: "orders:write",
  output: z.object({ imports: z.array(StaffOrderImportDto) }),
});

export const stopOrderImport = defineMutation({
  summary: "Stop an order import",
  description: "Orders imported before are kept. An import that has ended is not affected.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: StaffOrderImportDto,
});

export const addSampleOrders = defineMutation({
  summary: "Add sample orders to a test store",
  description:
    "Adds two orders that were delivered days ago, for trying out a return. Existing sample orders are unchanged.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({ orders: z.array(z.object({ order_name: z.string(), email: z.string() })) }),
});

export const listSampleOrders = defineQuery({
  summary: "List the sample orders of a store",
  description: "Returns the sample orders that still exist. Empty outside test mode.",
  scope: "orders:write",
  input: z.object({ ecommerce_id: identifier() }),
  output: addSampleOrders.output,
});
