import { z } from "zod";
import { defineQuery, defineUpload } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { ORDER_IMPORT_STATES } from "../vocabulary/order-import";

const orderNumber = () =>
  z.string().describe('Order number as written in the file, at most 64 characters. "" if it has none.');
const count = (description: string) => z.int().min(0).meta({ description });

export const OrderImportDto = z
  .object({
    import_id: z.string(),
    state: z
      .enum(ORDER_IMPORT_STATES)
      .describe(
        "PENDING: waiting to start. RUNNING: in progress. DONE: completed; rejected rows are in the report. FAILED: can't be read further; `error` explains why. Orders imported before remain.",
      ),
    error: z.string().describe('One sentence. "" unless the state is FAILED.'),
    progress: z.object({
      read_bytes: count("Bytes read of the file as uploaded."),
      total_bytes: count("Size in bytes of the file as uploaded."),
    }),
    rows: z.object({
      read: count("Rows read, without header and blank rows."),
      refused: count("Rows of orders with an error."),
      skipped: count("Rows that a skip rule of the mapping leaves out on purpose."),
    }),
    orders: z.object({
      created: count("Orders that were created."),
      updated: count("Orders that existed and were updated."),
      unchanged: count("Orders that existed with the same content."),
      refused: count("Orders with an error. None of their rows were imported."),
      skipped: count("Orders that a skip rule leaves out entirely, for example because they are canceled or not paid."),
    }),
    errors: z
      .array(
        z.object({
          line: z
            .int()
            .min(1)
            .describe(
              "1 is the first row of the file, including the header of a CSV file. A row with line breaks in quoted text counts as one.",
            ),
          order_number: orderNumber(),
          field: z
            .string()
            .describe(
              'Name of the field: of putOrder, or of the mapping. "" if the error concerns the whole row or order.',
            ),
          column: z.string().describe('Column of a CSV file that the field is read from. "" if there is none.'),
          message: z
            .string()
            .describe(
              "What is wrong and what would be right, as the end of a sentence that begins with the field. Values of numbers and dates are quoted; those of people are masked.",
            ),
        }),
      )
      .describe("Errors, up to 1,000. Other rows of the same order are only counted."),
    skipped: z
      .array(z.object({ line: z.int().min(1), order_number: orderNumber(), message: z.string() }))
      .describe(
        "Rows left out by skip rules, up to 1,000. An order that is left out entirely is listed with its first row.",
      ),
    messages: z
      .array(
        z.object({
          message: z.string(),
          rows: z.int().min(1),
          is_foreseen: z.boolean().describe("Whether a skip rule of the mapping leaves these rows out."),
        }),
      )
      .describe("Number of rows that were not imported by reason, most frequent first."),
    created_at: instantOut(),
    started_at: instantOut().nullable(),
    finished_at: instantOut().nullable(),
  })
  .meta({ id: "OrderImport" });

const LOCATION = "/v1/ecommerces/{ecommerce_id}/orders/imports/{import_id}";

export const importOrders = defineUpload({
  summary: "Import an order file",
  description:
    "Accepts a CSV or NDJSON file of up to 1 GiB as the body, optionally compressed (Content-Encoding: gzip), and responds once the file is stored; the orders are imported afterward. Each order is imported completely or not at all, and importing the same file again changes nothing. NDJSON has one order per line: the body of putOrder and `order_number`. CSV has one order line per row; without a mapping its columns are named like the fields (`order_number`, `shipping.price`, `line_items.sku`, `payments.method`) and amounts are in minor units. See the guide on importing orders.",
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
        "Column mapping as JSON, for CSV only. Same format as on the command line. Like all headers of a request, it is limited to 16 KiB.",
      ),
  }),
  output: z.object({ import_id: z.string(), state: z.enum(ORDER_IMPORT_STATES) }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getOrderImport = defineQuery({
  summary: "Get an order import",
  description:
    "Returns the progress of an import and the result of its rows. Rows are identified by line and order number. Names and addresses in them are never included, and emails are masked. Kept for 90 days.",
  scope: "orders:write",
  endpoints: [{ method: "GET", path: LOCATION }],
  input: z.object({ ecommerce_id: identifier(), import_id: identifier() }),
  output: OrderImportDto,
  problems: ["NOT_FOUND"],
});
