import type { z } from "zod";
import type { PrintedLabelDto } from "@/contract/schemas/printed-label";

type PrintedLabel = { name: string; contentType: string; bytes: Uint8Array };

/** A label as a file that is saved or printed. */
export const presentPrintedLabel = ({ name, contentType, bytes }: PrintedLabel): z.output<typeof PrintedLabelDto> => ({
  name,
  content_type: contentType,
  content: Buffer.from(bytes).toString("base64"),
});
