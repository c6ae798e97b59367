import * as contract from "@/contract/admin/authorization";
import { getProcess } from "@/server/db/returns/processes";
import { presentAuthorization } from "@/server/presenters/authorization";
import { authorizeProcess as authorize } from "@/server/services/authorization/authorize-process";
import { implement } from "../implement";
import { readRefundOverride } from "../read-refund-override";

export const authorizeProcess = implement(contract.authorizeProcess, ({ ctx, actor, input }) =>
  authorize(ctx, {
    actor,
    processId: input.processId,
    isAuthorized: input.authorized,
    unauthorizedReason: input.unauthorizedReason,
    user: input.user,
    override: readRefundOverride(actor, input.refundOverride),
  }),
);

export const getAuthorizationStatus = implement(contract.getAuthorizationStatus, async ({ ctx, actor, input }) =>
  presentAuthorization((await getProcess(ctx.db, actor, input.processId)).authorization),
);
