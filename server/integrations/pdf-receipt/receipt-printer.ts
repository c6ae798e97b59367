import type { ReceiptPrinter } from "@/server/partners/receipt-printer";
import { loadPdfFonts } from "../pdf/fonts";
import { drawReceipt } from "./draw-receipt";

export const createReceiptPrinter = (): ReceiptPrinter => ({
  print: async (receipt) => drawReceipt(receipt, await loadPdfFonts()),
});
