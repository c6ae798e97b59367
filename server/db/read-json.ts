import { runDirectly, type Tx } from "./client";
import type { Prisma } from "./generated/client";
import { sendWrites } from "./write-set";

/** Rows of a statement of ours that answers one JSON column called `data`. Sees what the transaction has written. */
export const readJson = async (tx: Tx, statement: Prisma.Sql): Promise<unknown[]> => {
  await sendWrites(tx);
  const answer = await runDirectly<{ data: unknown }>(tx, statement);
  const rows = answer?.rows ?? (await tx.$queryRaw<{ data: unknown }[]>(statement));
  return rows.map(({ data }) => data);
};
