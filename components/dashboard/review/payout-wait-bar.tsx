"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/review";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { problemText } from "../browser/problem-text";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { UndoHint, useUndoOffer } from "../browser/undo-offers";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { SecretField } from "../controls/secret-field";
import { endWaitWords, type PayoutWait, waitText } from "./wait-words";

type PayoutWaitBarProps = {
  wait: PayoutWait;
  processId: string;
  user: string;
  canWrite: boolean;
  canRelease: boolean;
};

/** The pending refund of the last inspection: how long it can be undone, and buttons to undo, send or release it. */
export function PayoutWaitBar(props: PayoutWaitBarProps) {
  const { wait, processId, user, canWrite, canRelease } = props;
  const lookAgain = useLookAgain();
  const trpc = useTRPC();
  const seconds = useSecondsUntil(wait.goes_out_at, lookAgain);
  const undo = useMutation(trpc.undoInspection.mutationOptions({ onSuccess: lookAgain }));
  const takeBack = () => undo.mutate({ process_id: processId, user });
  const hasKey = useUndoOffer(canWrite && wait.can_undo && !undo.isPending ? takeBack : undefined);
  const canSend = canWrite && (!wait.needs_second_person || canRelease);
  return (
    <Notice as="section" className="my-3" tone="hold" aria-label={t("payoutWaitBar.label")}>
      <p suppressHydrationWarning>{waitText(wait, seconds, LOCALE)}</p>
      {undo.error ? <p role="alert">{problemText(undo.error)}</p> : null}
      <div className="flex flex-wrap gap-2">
        {canWrite && wait.can_undo ? (
          <Button isLive size="small" disabled={undo.isPending} onClick={takeBack}>
            {undo.isPending ? t("payoutWaitBar.undoing") : t("payoutWaitBar.undoInspection")}
            <UndoHint hasKey={hasKey} />
          </Button>
        ) : null}
        {canSend ? (
          <DialogButton isSmall ask={(onClose) => <SendDialog {...props} onClose={onClose} />}>
            {sendWord(wait)}
          </DialogButton>
        ) : null}
      </div>
    </Notice>
  );
}

/** Labels the button that ends the wait; the inspection may not lead to a refund. */
const sendWord = ({ needs_second_person: needsSecond, amount }: PayoutWait): string => {
  if (needsSecond) return t("payoutWaitBar.releaseRefund");
  return t(amount === "0" ? "payoutWaitBar.applyNow" : "payoutWaitBar.sendNow");
};

const sendTitle = ({ needs_second_person: needsSecond, amount }: PayoutWait): string => {
  if (needsSecond) return t("payoutWaitBar.releaseTitle");
  return t(amount === "0" ? "payoutWaitBar.applyTitle" : "payoutWaitBar.sendTitle");
};

function SendDialog({ onClose, ...props }: PayoutWaitBarProps & { onClose: () => void }) {
  const { wait, processId } = props;
  const lookAgain = useLookAgain();
  const client = useTRPCClient();
  const [password, setPassword] = useState("");
  const isOwnRelease = wait.needs_second_person && wait.is_own;
  return (
    <Question
      title={sendTitle(wait)}
      about={{ processId }}
      effect={endWaitWords(wait)}
      confirm={sendWord(wait)}
      doing={t("payoutWaitBar.processing")}
      done={t("payoutWaitBar.done")}
      send={() => client.sendPayoutNow.mutate({ process_id: processId, password })}
      onDone={lookAgain}
      onClose={onClose}
    >
      {isOwnRelease ? (
        <SecretField
          label={t("payoutWaitBar.password")}
          hint={t("payoutWaitBar.ownRelease")}
          auto="current-password"
          error={undefined}
          value={password}
          onChange={setPassword}
        />
      ) : null}
    </Question>
  );
}

const TICK_MS = 500;

/** Returns the whole seconds until a time, counting down; 0 if there is no time. Calls `onOver` when it has come. */
const useSecondsUntil = (at: string | null, onOver: () => void): number => {
  const left = () => (at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1_000)));
  const [seconds, setSeconds] = useState(left);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (at === null) return;
    const interval = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1_000));
      setSeconds(now);
      if (now > 0) return;
      window.clearInterval(interval);
      over.current();
    }, TICK_MS);
    return () => window.clearInterval(interval);
  }, [at]);
  return seconds;
};
