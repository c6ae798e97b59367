import { z } from "zod";
import { defineMutation, defineQuery, defineUpload } from "../base/operation";
import { identifier, text } from "../base/wire";
import { fileName, StaffOrderImportDto } from "./order-imports";

export const importReturnFile = defineUpload({
  summary: "Import a return file from the dashboard",
  description:
    "A CSV file with one row per item; consecutive rows of one order are one return, as in importReturn. The mapping names the columns. With `is_dry_run` every row is validated and counted, and nothing is stored.",
  scope: "processes:write",
  inQuery: ["ecommerce_id", "mapping", "file_name", "is_dry_run"],
  takesStream: { contentTypes: ["text/csv"] },
  input: z.object({
    ecommerce_id: identifier(),
    mapping: text(4_000),
    file_name: fileName(),
    is_dry_run: z.boolean().default(false),
  }),
  output: z.object({ import_id: z.string() }),
});

export const listReturnImports = defineQuery({
  summary: "List recent return imports",
  description:
    "Imports of all stores that the caller can access, newest first, at most 20. Kept for 90 days. `orders` counts returns.",
  scope: "processes:write",
  output: z.object({ imports: z.array(StaffOrderImportDto) }),
});

export const stopReturnImport = defineMutation({
  summary: "Stop a return import",
  description: "Returns created before are kept. An import that has ended is not affected.",
  scope: "processes:write",
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: StaffOrderImportDto,
});
