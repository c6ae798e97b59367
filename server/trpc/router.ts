import type { TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import { SERVED, type Served, type ServedOperations } from "@/server/operations/served/served";
import { procedureOf, t } from "./procedure";

type Procedure<T extends Pick<Served, "operation">> = T["operation"]["kind"] extends "query"
  ? TRPCQueryProcedure<Types<T["operation"]>>
  : TRPCMutationProcedure<Types<T["operation"]>>;
type Types<T extends { input: z.ZodType; output: z.ZodType }> = {
  input: z.input<T["input"]>;
  output: z.output<T["output"]>;
  meta: object;
  errorShape: (typeof t)["_config"]["$types"]["errorShape"];
};
type Procedures = {
  [N in keyof ServedOperations as ServedOperations[N]["operation"]["kind"] extends "upload" ? never : N]: Procedure<
    ServedOperations[N]
  >;
};

/** Every operation by its ID, except those that receive a file as a stream. */
export const appRouter = t.router(
  Object.fromEntries(
    SERVED.filter(({ operation }) => operation.kind !== "upload").map((served) => [served.id, procedureOf(served)]),
  ) as Procedures,
);

export type AppRouter = typeof appRouter;
