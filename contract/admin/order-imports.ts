import { z } from "zod";
import { defineQuery, defineUpload } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { ORDER_IMPORT_STATES } from "../vocabulary/order-import";

const orderNumber = () => z.string().describe('As it stands in the file, at most 64 characters; "" where it has none.');
const count = (description: string) => z.int().min(0).meta({ description });

export const OrderImportDto = z
  .object({
    import_id: z.string(),
    state: z
      .enum(ORDER_IMPORT_STATES)
      .describe(
        "PENDING: waits. RUNNING: is being read. DONE: read to its end; refused rows are in the report. FAILED: cannot " +
          "be read on, `error` says why; what was taken in before stays.",
      ),
    error: z.string().describe('One sentence; "" unless FAILED.'),
    progress: z.object({
      read_bytes: count("Of the file as it was sent."),
      total_bytes: count("Of the file as it was sent."),
    }),
    rows: z.object({
      read: count("Header and blank rows aside."),
      refused: count("Rows of orders of which something is wrong."),
      skipped: count("Rows that a skip rule of the mapping leaves out on purpose."),
    }),
    orders: z.object({
      created: count("Orders that were not there."),
      updated: count("Orders that were there and changed."),
      unchanged: count("Orders that were there as they are in the file."),
      refused: count("Orders of which something is wrong: none of their rows was taken in."),
      skipped: count("Orders that a skip rule leaves out whole, for example because they are canceled or not paid."),
    }),
    errors: z
      .array(
        z.object({
          line: z
            .int()
            .min(1)
            .describe(
              "1 is the first row of the file, the header of a CSV file included. A row with line ends in quoted text is one.",
            ),
          order_number: orderNumber(),
          field: z.string().describe('As in the body of putOrder; "" where it is about the whole row.'),
          message: z.string(),
        }),
      )
      .describe("What is wrong, the first 1,000 causes. Other rows of the same order are only counted."),
    skipped: z
      .array(z.object({ line: z.int().min(1), order_number: orderNumber(), message: z.string() }))
      .describe(
        "What skip rules leave out, the first 1,000; an order that is left out whole is named by its first row.",
      ),
    messages: z
      .array(
        z.object({
          message: z.string(),
          rows: z.int().min(1),
          is_foreseen: z.boolean().describe("A skip rule of the mapping leaves these rows out."),
        }),
      )
      .describe("All rows that were not taken in by the reason, most rows first."),
    created_at: instantOut(),
    started_at: instantOut().nullable(),
    finished_at: instantOut().nullable(),
  })
  .meta({ id: "OrderImport" });

const LOCATION = "/v1/ecommerces/{ecommerce_id}/orders/imports/{import_id}";

export const importOrders = defineUpload({
  summary: "Import a file of orders",
  description:
    "Takes a CSV or NDJSON file of up to 1 GiB as the body, also packed with gzip (Content-Encoding: gzip), and answers " +
    "when all of it is stored; the orders are taken in after that. Each order is taken whole or not at all, and the same " +
    "file again changes nothing. NDJSON has one order per line: the body of putOrder and `order_number`. CSV has one " +
    "order line per row; without a mapping its columns are named like the fields (`order_number`, `shipping.price`, " +
    "`line_items.sku`, `payments.method`) and amounts are in minor units. See the guide on importing orders.",
  scope: "orders:write",
  endpoints: [{ method: "POST", path: "/v1/ecommerces/{ecommerce_id}/orders/import" }],
  inQuery: ["mapping"],
  takesStream: { contentTypes: ["text/csv", "application/x-ndjson"] },
  accepted: { location: LOCATION },
  input: z.object({
    ecommerce_id: identifier(),
    mapping: text(12_000)
      .optional()
      .describe(
        "Only for CSV: how columns become orders, as JSON; the same as for the command line. As every header of a request " +
          "the address may have 16 KiB.",
      ),
  }),
  output: z.object({ import_id: z.string(), state: z.enum(ORDER_IMPORT_STATES) }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getOrderImport = defineQuery({
  summary: "Get an import of orders",
  description:
    "How far an import is, and what became of its rows. Rows are named by their line and order number, and nothing else " +
    "of what stands in them is repeated. Kept for 90 days.",
  scope: "orders:write",
  endpoints: [{ method: "GET", path: LOCATION }],
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: OrderImportDto,
  problems: ["NOT_FOUND"],
});
