"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { REFUSAL_CAUSES, type RefusalCause } from "@/contract/vocabulary/refusal";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Key } from "../../ui/key";
import { newId } from "../../ui/new-id";
import { NEXT_ACT } from "../../ui/page";
import { STOPPED, STOPPED_HEAD } from "../../ui/stopped";
import { linkStyle } from "../../ui/text-link";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { useSettled } from "../browser/use-settled";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { RiskWords } from "../problems/risk-words";
import type { ReturnDetail } from "../return-facts/detail";

type ApprovalProps = {
  detail: ReturnDetail;
  /** Null where the role may not decide. */
  user: string | null;
};

/** A return that waits for somebody's word: why it does, and the two answers. */
export function Approval({ detail, user }: ApprovalProps) {
  const { authorization, risk, store, summary } = detail;
  if (authorization.status !== "PENDING") return null;
  const { process_id } = summary.basic_process_data;
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
                Requested{" "}
                <time dateTime={authorization.requested_at}>
                  {formatTime(authorization.requested_at, "day", where)}
                </time>
                .{" "}
              </>
            ) : null}
            No label is created until you approve.
          </p>
          <RiskWords risk={risk} />
        </div>
        {user === null ? null : (
          <div className={`flex flex-wrap gap-2 ${NEXT_ACT} max-md:border-hold!`} data-next-act>
            <DialogButton
              kind="main"
              pageKey="a"
              ask={(onClose) => <ApproveDialog processId={process_id} user={user} onClose={onClose} />}
            >
              Approve
              <Key>A</Key>
            </DialogButton>
            <DialogButton
              pageKey="d"
              ask={(onClose) => <RefuseDialog processId={process_id} user={user} onClose={onClose} />}
            >
              Decline
              <Key>D</Key>
            </DialogButton>
          </div>
        )}
      </div>
    </section>
  );
}

type AnswerProps = { processId: string; user: string };

function ApproveDialog({ processId, user, onClose }: AnswerProps & { onClose: () => void }) {
  const lookAgain = useLookAgain();
  const client = useTRPCClient();
  return (
    <Question
      title="Approve this return?"
      about={{ processId, money: "OPEN" }}
      effect="We’ll create the label and email it to the shopper. The send-by deadline starts now. You can’t undo this."
      confirm="Approve return"
      doing="Approving …"
      done="Approved. We’re creating the label."
      send={() => client.authorizeProcess.mutate({ process_id: processId, authorized: true, user })}
      onDone={lookAgain}
      onClose={onClose}
    />
  );
}

/** How colleagues call the causes: the shopper reads the words below them. */
const CAUSE_WORDS: Record<RefusalCause, string> = {
  WINDOW_OVER: "Return window closed",
  EXCLUDED: "Not returnable",
  USED: "Signs of use",
  TALK_FIRST: "Contact the shopper first",
};

const CAUSES = [
  ["", "Something else"],
  ...REFUSAL_CAUSES.map((cause) => [cause, CAUSE_WORDS[cause]] as const),
] as const satisfies readonly (readonly [RefusalCause | "", string])[];

const languageNames = new Intl.DisplayNames([LOCALE], { type: "language" });

/** Refuses a return: the cause for colleagues, the words for the shopper in their language, and the mail as it will read. */
function RefuseDialog({ processId, user, onClose }: AnswerProps & { onClose: () => void }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const [requestId] = useState(newId);
  const [cause, setCause] = useState<RefusalCause | "">("");
  const [typed, setReason] = useState<string | null>(null);
  const [missing, setMissing] = useState("");
  const templates = useQuery(trpc.previewRefusal.queryOptions({ process_id: processId, reason: "" }));
  // Words that nobody has touched follow the cause, also where they come after it was chosen.
  const reason = typed ?? templates.data?.templates.find((each) => each.cause === cause)?.text ?? "";
  const settled = useSettled(reason.trim());
  const preview = useQuery(
    trpc.previewRefusal.queryOptions(
      { process_id: processId, reason: settled },
      { placeholderData: (before) => before },
    ),
  );
  const note = useMutation(trpc.addNote.mutationOptions());
  // For colleagues, beside what the shopper reads; the refusal stands without it, too.
  const noteCause = () =>
    cause === "" ||
    note.mutate({ request_id: requestId, process_id: processId, text: `Declined: ${CAUSE_WORDS[cause]}` });
  const choose = (chosen: RefusalCause | "") => {
    setCause(chosen);
    // "Something else" has no words of its own: what stands there stays.
    setReason(chosen === "" ? reason : null);
  };
  const text = reason.trim();
  const check = () => {
    setMissing(text === "" ? "Enter a reason. The shopper will read it." : "");
    return text !== "";
  };
  const language = preview.data ? languageNames.of(preview.data.language) : undefined;
  return (
    <Question
      title="Decline this return?"
      about={{ processId, money: "OPEN" }}
      effect="It’s canceled, and its items can be returned again. You can’t undo this."
      confirm="Decline return"
      doing="Declining…"
      isDanger
      done="Declined. We’re emailing the shopper."
      check={check}
      send={() =>
        client.authorizeProcess.mutate({ process_id: processId, authorized: false, unauthorized_reason: text, user })
      }
      onDone={noteCause}
      onClose={onClose}
    >
      <SelectField label="Reason (internal)" value={cause} options={CAUSES} onChange={choose} />
      <TextField
        label="Message to the shopper"
        hint={language ? `We’ll email this to the shopper, who reads ${language}.` : "We’ll email this to the shopper."}
        error={missing}
        value={reason}
        isLong
        maxLength={500}
        onChange={setReason}
      />
      {preview.data ? (
        <details>
          <summary className={linkStyle("w-fit")}>Email preview</summary>
          <p className="mt-2 font-medium">{preview.data.subject}</p>
          <pre
            className="mt-1 py-2.5 px-3 border border-line overflow-auto bg-sunken text-small/4.75 font-sans wrap-anywhere max-h-60 whitespace-pre-wrap"
            lang={preview.data.language}
          >
            {preview.data.text}
          </pre>
        </details>
      ) : null}
    </Question>
  );
}
