import type { Connection } from "@/server/domain/connections/types";
import { Problem } from "@/server/kernel/problem";

/** @throws Problem FAILED_PRECONDITION */
export const requireConnected = (row: Connection): Connection => {
  if (row.state === "DISCONNECTED")
    throw new Problem(
      "FAILED_PRECONDITION",
      "This connection was disconnected. Connect it again under Settings → Connections.",
    );
  return row;
};
