import { z } from "zod";
import { defineMutation, defineQuery, defineUpload } from "../base/operation";
import { identifier, text } from "../base/wire";
import { fileName, StaffOrderImportDto } from "./order-imports";

export const importReturnFile = defineUpload({
  summary: "Import a file of returns from the dashboard",
  description:
    "A CSV file, one row for each item; rows of one order that follow each other are one return, as of importReturn. The " +
    "mapping names the columns. With `is_dry_run` every row is looked at and counted, and nothing is stored.",
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
  summary: "List the last imports of returns",
  description: "Of all stores of the caller, newest first, at most 20; kept for 90 days. `orders` counts returns.",
  scope: "processes:write",
  output: z.object({ imports: z.array(StaffOrderImportDto) }),
});

export const stopReturnImport = defineMutation({
  summary: "Stop an import of returns",
  description: "Returns that were made before stay. One that has ended is left as it is.",
  scope: "processes:write",
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: StaffOrderImportDto,
});
