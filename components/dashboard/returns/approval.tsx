"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { Key } from "../../ui/key";
import { NEXT_ACT } from "../../ui/page";
import { STOPPED, STOPPED_HEAD } from "../../ui/stopped";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { RiskWords } from "../problems/risk-words";
import type { ReturnDetail } from "../return-facts/detail";
import { RefuseDialog } from "./refuse-dialog";

type ApprovalProps = {
  detail: ReturnDetail;
  /** Null where the role may not decide. */
  user: string | null;
};

/** A return that waits for somebody's word: why it does, and the two answers. */
export function Approval({ detail, user }: ApprovalProps) {
  const { authorization, risk, store, summary } = detail;
  if (authorization.status !== "PENDING") return null;
  const where = { timeZone: store.time_zone, locale: LOCALE };
  return (
    <section className={STOPPED} aria-labelledby="approval">
      <h2 id="approval" className={STOPPED_HEAD}>
        Needs your approval
      </h2>
      <div className="pt-3.5 pb-4 px-4 gap-y-4 gap-x-6 items-start justify-between flex flex-wrap">
        <div className="gap-1 max-w-[72ch] grid flex-[1_1_24rem]">
          <p>{authorization.why || "This return needs approval before it can be sent."}</p>
          <p className="text-ink-2">
            {authorization.requested_at ? (
              <>
                Asked for on{" "}
                <time dateTime={authorization.requested_at}>
                  {formatTime(authorization.requested_at, "day", where)}
                </time>
                .{" "}
              </>
            ) : null}
            Until then there is no label, and nothing is sent.
          </p>
          <RiskWords risk={risk} />
        </div>
        {user === null ? null : (
          <div className={`flex flex-wrap gap-2 ${NEXT_ACT} max-md:border-hold!`} data-next-act>
            <Approve processId={summary.basic_process_data.process_id} user={user} />
            <Refuse processId={summary.basic_process_data.process_id} user={user} />
          </div>
        )}
      </div>
    </section>
  );
}

type AnswerProps = { processId: string; user: string };

function Approve(props: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isLive kind="main" data-key="a" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Approve
        <Key>A</Key>
      </Button>
      {isOpen ? <ApproveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ApproveDialog({ processId, user, onClose }: AnswerProps & { onClose: () => void }) {
  const asking = useAsking(onClose);
  const lookAgain = useLookAgain();
  const trpc = useTRPC();
  const approve = useMutation(
    trpc.authorizeProcess.mutationOptions({
      onSuccess: () => {
        asking.finish("Approved. The label is being made.");
        lookAgain();
      },
    }),
  );
  return (
    <AskDialog
      asking={asking}
      title="Approve this return?"
      about={{ processId, money: "OPEN" }}
      effect="Its label is made, the shopper gets it by mail, and the days to send it begin to count. This cannot be undone."
      confirm="Approve the return"
      doing="Approving …"
      sending={approve}
      onSubmit={() => approve.mutate({ process_id: processId, authorized: true, user })}
    />
  );
}

function Refuse(props: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isLive data-key="d" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refuse
        <Key>D</Key>
      </Button>
      {isOpen ? <RefuseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
