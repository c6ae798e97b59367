import { z } from "zod";
import { PAPERS } from "../vocabulary/paper";

export const PrintedLabelDto = z.object({
  name: z.string(),
  content_type: z.string(),
  content: z.string().describe("Base64."),
});

/** The paper size of a label. */
export const paperChoice = () =>
  z.enum(PAPERS).nullable().default(null).describe("`null`: the store's default label format.");
