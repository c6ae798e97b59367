import { RotateCw } from "lucide-react";
import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/problems";
import { ButtonLink } from "../../ui/button";
import { NEXT_ACT } from "../../ui/page";
import { useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { Question, ReasonButton } from "../controls/question";
import { ChangeEmailButton } from "./change-email-button";
import { GiveUpButton } from "./close-as-failed-button";
import { giveUpWords } from "./close-as-failed-words";
import { CustomsButton } from "./customs-button";
import { problemTitle } from "./problem-words";
import { ByHandButton } from "./resolve-manually-button";
import { retryEffect } from "./retry-words";
import type { Problem } from "./types";

type ProblemActsProps = {
  problem: Problem;
  /** Closing as failed affects the whole return, so it is offered once if the problems are shown together. */
  hasGiveUp?: boolean;
  /** In the list, parcel problems link to the return, which has the actions for them. */
  isInList?: boolean;
  /** This is the next action for the return. */
  isNext?: boolean;
  /** Called after an action; the problem will leave the page. */
  onDone?: () => void;
};

/** The permitted actions for a problem. */
export function ProblemActs(props: ProblemActsProps) {
  const { problem, hasGiveUp = true, isInList = false, isNext = false, onDone = () => undefined } = props;
  const {
    process_id: processId,
    return_code: code,
    activity,
    activity_id: activityId,
    hold_id: holdId,
    acts,
  } = problem;
  const lookAgain = useLookAgain();
  const done = () => {
    onDone();
    lookAgain();
  };
  return (
    <div
      className={`flex flex-wrap gap-2 ${isInList ? "w-74 justify-end max-desk:col-[2/-1] max-desk:mt-1 max-desk:w-auto max-desk:justify-start max-md:col-[1/3] max-md:row-start-3" : "justify-end max-desk:col-span-full max-desk:mt-1 max-desk:justify-start"} max-md:not-data-next-act:[&>:is(a,button)]:h-10! max-md:[&>:is(a,button)]:px-3! ${NEXT_ACT} max-md:data-next-act:border-hold!`}
      data-next-act={isNext || undefined}
    >
      {problem.scope === "PARCEL" && isInList ? (
        <ButtonLink size="small" href={`/dashboard/returns/${code}`}>
          {t("problemActs.openReturn")}
        </ButtonLink>
      ) : null}
      {acts.includes("CUSTOMS") ? <CustomsButton processId={processId} onDone={done} /> : null}
      {acts.includes("EMAIL") ? <ChangeEmailButton processId={processId} onDone={done} /> : null}
      {activityId !== null && acts.includes("RETRY") ? (
        <RetryButton problem={problem} activityId={activityId} onDone={done} />
      ) : null}
      {activity !== null && activityId !== null && acts.includes("BY_HAND") ? (
        <ByHandButton
          processId={processId}
          activityId={activityId}
          activity={activity}
          title={problemTitle(problem)}
          onDone={done}
        />
      ) : null}
      {holdId !== null && acts.includes("RELEASE") ? (
        <Release processId={processId} holdId={holdId} isMoney={problem.scope === "MONEY"} onDone={done} />
      ) : null}
      {hasGiveUp && acts.includes("GIVE_UP") ? (
        <GiveUpButton processId={processId} effects={giveUpWords(problem.give_up)} isSmall onDone={done} />
      ) : null}
    </div>
  );
}

type ReleaseProps = { processId: string; holdId: string; isMoney: boolean; onDone: () => void };

/** Releases one hold; other holds of the return stay. */
function Release({ processId, holdId, isMoney, onDone }: ReleaseProps) {
  const client = useTRPCClient();
  return (
    <ReasonButton
      act={isMoney ? t("problemActs.releaseRefund") : t("problemActs.releaseHold")}
      actKey="t"
      isSmall
      title={isMoney ? t("problemActs.releaseRefundTitle") : t("problemActs.releaseHoldTitle")}
      about={{ processId }}
      effect={isMoney ? t("problemActs.releaseRefundEffect") : t("problemActs.releaseHoldEffect")}
      confirm={isMoney ? t("problemActs.releaseRefund") : t("problemActs.releaseHold")}
      doing={t("problemActs.releasing")}
      done={t("problemActs.released")}
      label={t("problemActs.finding")}
      missing={t("problemActs.findingMissing")}
      send={(note) => client.releaseHold.mutate({ process_id: processId, hold_id: holdId, note })}
      onDone={onDone}
    />
  );
}

/** Retries a failed step. Warns first, because a retry may send money, which can't be undone. */
function RetryButton({ problem, activityId, onDone }: { problem: Problem; activityId: string; onDone: () => void }) {
  const client = useTRPCClient();
  const isMoney = problem.activity !== null && ACTIVITY_FACTS[problem.activity].gives === "MONEY";
  const words = isMoney ? t("problemActs.retryRefund") : common("retry");
  return (
    <DialogButton
      isSmall
      actKey="t"
      ask={(onClose) => (
        <Question
          title={isMoney ? t("problemActs.retryRefundTitle") : t("problemActs.retryTitle")}
          about={{ processId: problem.process_id, activityId }}
          effect={`${problemTitle(problem)}. ${retryEffect(problem.activity)}`}
          confirm={words}
          doing={t("problemActs.retrying")}
          done={t("problemActs.retried")}
          send={() => client.retryActivity.mutate({ process_id: problem.process_id, activity_id: activityId })}
          {...{ onDone, onClose }}
        />
      )}
    >
      <RotateCw aria-hidden="true" />
      {words}
    </DialogButton>
  );
}
