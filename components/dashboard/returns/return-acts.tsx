"use client";

import type { z } from "zod";
import type { ReturnProcessPatch } from "@/contract/admin/patches";
import { useTRPCClient } from "../browser/trpc";
import { ReasonButton } from "../controls/question";

type ReturnActsProps = {
  processId: string;
  user: string;
  isHeld: boolean;
  canCancel: boolean;
};

/** What an operator does with a return as a whole: hold it, end it. How a hold ends stands with what is held. */
export function ReturnActs({ processId, user, isHeld, canCancel }: ReturnActsProps) {
  const client = useTRPCClient();
  const patch = (return_process_patch: z.input<typeof ReturnProcessPatch>) =>
    client.patchProcess.mutate({ process_id: processId, user, return_process_patch });
  return (
    <>
      {isHeld ? null : (
        <ReasonButton
          act="Hold"
          title="Hold this return?"
          effect="Its refund, new order and emails wait until someone releases the hold. The parcel keeps moving."
          confirm="Hold return"
          doing="Holding …"
          done={{
            text: "On hold. Nothing is refunded until the hold is released.",
            undo: () => patch({ "@type": "svc.v1.ResumePatch" }),
            undone: "Hold released.",
          }}
          send={(reason) => patch({ "@type": "svc.v1.HoldPatch", reason })}
        />
      )}
      {canCancel ? (
        <ReasonButton
          act="Cancel return"
          title="Cancel this return?"
          about={{ processId, money: "OPEN" }}
          effect="The label is voided, no refund is sent, and the shopper gets an email. The items can be returned again. You can't undo this."
          confirm="Cancel return"
          doing="Canceling …"
          done="Canceled."
          isDanger
          send={(reason) => patch({ "@type": "svc.v1.CancelPatch", reason })}
        />
      ) : null}
    </>
  );
}
