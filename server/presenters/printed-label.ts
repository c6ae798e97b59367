import type { PrintedLabelDto } from "@/contract/schemas/printed-label";
import type { Shown } from "@/server/kernel/wire-names";

type PrintedLabel = { name: string; contentType: string; bytes: Uint8Array };

/** Returns a label as a file to save or print. */
export const presentPrintedLabel = ({ name, contentType, bytes }: PrintedLabel): Shown<typeof PrintedLabelDto> => ({
  name,
  contentType,
  content: Buffer.from(bytes).toString("base64"),
});
