import { z } from "zod";
import { defineOperation } from "../operation";
import { PrintedLabelDto, paperChoice } from "../schemas/printed-label";
import { identifier } from "../wire";

export const printReturnLabel = defineOperation({
  id: "printReturnLabel",
  summary: "The label of a return on a sheet of paper",
  description: "As it came from the carrier where it cannot be put on one.",
  tag: "Dashboard",
  scope: "logistics:read",
  endpoints: [],
  input: z.object({ process_id: identifier(), paper: paperChoice() }),
  output: PrintedLabelDto,
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
