"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { Key } from "../controls/key";
import { LOCALE } from "./age";
import type { ReturnDetail } from "./detail";
import { RefuseDialog } from "./refuse-dialog";
import { RiskWords } from "./risk-words";

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
    <section className="stopped" aria-labelledby="approval">
      <h2 id="approval" className="font-semibold">
        Needs your approval
      </h2>
      <div className="approval">
        <div className="approval-why">
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
          <div className="problem-acts" data-next-act>
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
      <LiveButton className="button" data-kind="main" data-key="a" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Approve
        <Key>A</Key>
      </LiveButton>
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
      isPending={approve.isPending}
      error={approve.error ? problemText(approve.error) : ""}
      onSubmit={() => approve.mutate({ process_id: processId, authorized: true, user })}
    />
  );
}

function Refuse(props: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton className="button" data-key="d" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refuse
        <Key>D</Key>
      </LiveButton>
      {isOpen ? <RefuseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
