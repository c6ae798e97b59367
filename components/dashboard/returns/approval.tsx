"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { REFUSAL_CAUSES, type RefusalCause } from "@/contract/vocabulary/refusal";
import { t } from "@/messages/dashboard/return";
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
  /** Null if the role may not decide. */
  user: string | null;
};

/** A return that needs approval: the reason, and the buttons to approve or decline. */
export function Approval({ detail, user }: ApprovalProps) {
  const { authorization, risk, store, summary } = detail;
  if (authorization.status !== "PENDING") return null;
  const { process_id } = summary.basic_process_data;
  const where = { timeZone: store.time_zone, locale: LOCALE };
  const requestedAt = authorization.requested_at;
  return (
    <section className={STOPPED} aria-labelledby="approval">
      <h2 id="approval" className={STOPPED_HEAD}>
        {t("approval.title")}
      </h2>
      <div className="pt-3.5 pb-4 px-4 gap-y-4 gap-x-6 items-start justify-between flex flex-wrap">
        <div className="gap-1 max-w-[72ch] grid flex-[1_1_24rem]">
          <p>{authorization.why || t("approval.needsApproval")}</p>
          <p className="text-ink-2">
            {requestedAt
              ? t.rich("approval.requested", {
                  day: formatTime(requestedAt, "day", where),
                  time: (text) => <time dateTime={requestedAt}>{text}</time>,
                })
              : t("approval.noLabelYet")}
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
              {t("approval.approve")}
              <Key>A</Key>
            </DialogButton>
            <DialogButton
              pageKey="d"
              ask={(onClose) => <RefuseDialog processId={process_id} user={user} onClose={onClose} />}
            >
              {t("approval.decline")}
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
      title={t("approval.approveTitle")}
      about={{ processId, money: "OPEN" }}
      effect={t("approval.approveEffect")}
      confirm={t("approval.approveReturn")}
      doing={t("approval.approving")}
      done={t("approval.approved")}
      send={() => client.authorizeProcess.mutate({ process_id: processId, authorized: true, user })}
      onDone={lookAgain}
      onClose={onClose}
    />
  );
}

/** Returns the internal name of a cause; the shopper reads the text below it. */
const causeWord = (cause: RefusalCause): string => t(`approval.causes.${cause}`);

const causeOptions = (): (readonly [RefusalCause | "", string])[] => [
  ["", t("approval.otherCause")],
  ...REFUSAL_CAUSES.map((cause) => [cause, causeWord(cause)] as const),
];

const languageNames = new Intl.DisplayNames([LOCALE], { type: "language" });

/**
 * Declines a return: the cause for the team, the text for the shopper in their language, and a preview of the email.
 */
function RefuseDialog({ processId, user, onClose }: AnswerProps & { onClose: () => void }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const [requestId] = useState(newId);
  const [cause, setCause] = useState<RefusalCause | "">("");
  const [typed, setReason] = useState<string | null>(null);
  const [missing, setMissing] = useState("");
  const templates = useQuery(trpc.previewRefusal.queryOptions({ process_id: processId, reason: "" }));
  // An unedited text follows the cause, even if the templates load after it was chosen.
  const reason = typed ?? templates.data?.templates.find((each) => each.cause === cause)?.text ?? "";
  const settled = useSettled(reason.trim());
  const preview = useQuery(
    trpc.previewRefusal.queryOptions(
      { process_id: processId, reason: settled },
      { placeholderData: (before) => before },
    ),
  );
  const note = useMutation(trpc.addNote.mutationOptions());
  // An internal note in addition to the shopper's text; the return is declined even if the note fails.
  const noteCause = () =>
    cause === "" ||
    note.mutate({
      request_id: requestId,
      process_id: processId,
      text: t("approval.causeNote", { cause: causeWord(cause) }),
    });
  const choose = (chosen: RefusalCause | "") => {
    setCause(chosen);
    // "Something else" has no template, so the current text is kept.
    setReason(chosen === "" ? reason : null);
  };
  const text = reason.trim();
  const check = () => {
    setMissing(text === "" ? t("approval.messageRequired") : "");
    return text !== "";
  };
  const language = preview.data ? languageNames.of(preview.data.language) : undefined;
  return (
    <Question
      title={t("approval.declineTitle")}
      about={{ processId, money: "OPEN" }}
      effect={t("approval.declineEffect")}
      confirm={t("approval.declineReturn")}
      doing={t("approval.declining")}
      isDanger
      done={t("approval.declined")}
      check={check}
      send={() =>
        client.authorizeProcess.mutate({ process_id: processId, authorized: false, unauthorized_reason: text, user })
      }
      onDone={noteCause}
      onClose={onClose}
    >
      <SelectField label={t("approval.cause")} value={cause} options={causeOptions()} onChange={choose} />
      <TextField
        label={t("approval.message")}
        hint={language ? t("approval.messageHintLanguage", { language }) : t("approval.messageHint")}
        error={missing}
        value={reason}
        isLong
        maxLength={500}
        onChange={setReason}
      />
      {preview.data ? (
        <details>
          <summary className={linkStyle("w-fit")}>{t("approval.emailPreview")}</summary>
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
