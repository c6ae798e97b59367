import { useState } from "react";
import type { BackfillDays } from "@/contract/dashboard/connection-syncs";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/connections";
import { useTRPCClient } from "../browser/trpc";
import { Question } from "../controls/question";
import { DaysChoice } from "./days-choice";

type SyncAgainProps = { connectionId: string; onClose: () => void; onStarted?: () => void };

/** Asks how far back to read products and orders again. */
export function SyncAgain({ connectionId, onClose, onStarted }: SyncAgainProps) {
  const client = useTRPCClient();
  const [days, setDays] = useState<BackfillDays>(90);
  return (
    <Question
      title={t("syncAgain.title")}
      effect={t("syncAgain.effect")}
      confirm={t("syncAgain.confirm")}
      doing={common("starting")}
      done={t("syncAgain.started")}
      send={() => client.syncAgain.mutate({ connection_id: connectionId, days })}
      onDone={onStarted}
      onClose={onClose}
    >
      <DaysChoice value={days} onChange={setDays} />
    </Question>
  );
}
