"use client";

import type { z } from "zod";
import type { ReturnProcessPatch } from "@/contract/admin/patches";
import { t } from "@/messages/dashboard/return";
import { useTRPCClient } from "../browser/trpc";
import { ReasonButton } from "../controls/question";

type ReturnActsProps = {
  processId: string;
  user: string;
  isHeld: boolean;
  canCancel: boolean;
};

/** Actions for a return as a whole: hold or cancel it. The release is next to what is on hold. */
export function ReturnActs({ processId, user, isHeld, canCancel }: ReturnActsProps) {
  const client = useTRPCClient();
  const patch = (return_process_patch: z.input<typeof ReturnProcessPatch>) =>
    client.patchProcess.mutate({ process_id: processId, user, return_process_patch });
  return (
    <>
      {isHeld ? null : (
        <ReasonButton
          act={t("returnActs.hold")}
          title={t("returnActs.holdTitle")}
          effect={t("returnActs.holdEffect")}
          confirm={t("returnActs.holdReturn")}
          doing={t("returnActs.holding")}
          done={{
            text: t("returnActs.held"),
            undo: () => patch({ "@type": "svc.v1.ResumePatch" }),
            undone: t("returnActs.holdReleased"),
          }}
          send={(reason) => patch({ "@type": "svc.v1.HoldPatch", reason })}
        />
      )}
      {canCancel ? (
        <ReasonButton
          act={t("returnActs.cancelReturn")}
          title={t("returnActs.cancelTitle")}
          about={{ processId, money: "OPEN" }}
          effect={t("returnActs.cancelEffect")}
          confirm={t("returnActs.cancelReturn")}
          dismiss={t("returnActs.keepReturn")}
          doing={t("returnActs.canceling")}
          done={t("returnActs.canceled")}
          isDanger
          send={(reason) => patch({ "@type": "svc.v1.CancelPatch", reason })}
        />
      ) : null}
    </>
  );
}
