import { useState } from "react";
import type { BackfillDays } from "@/contract/dashboard/connection-syncs";
import { useTRPCClient } from "../browser/trpc";
import { Question } from "../controls/question";
import { DaysChoice } from "./days-choice";

type SyncAgainProps = { connectionId: string; onClose: () => void; onStarted?: () => void };

/** Asks how far back products and orders are read once more. */
export function SyncAgain({ connectionId, onClose, onStarted }: SyncAgainProps) {
  const client = useTRPCClient();
  const [days, setDays] = useState<BackfillDays>(90);
  return (
    <Question
      title="Import products and orders again?"
      effect="Homeward reads everything again from the shop. Orders that are here are updated, never duplicated."
      confirm="Import again"
      doing="Starting…"
      done="The import has started."
      send={() => client.syncAgain.mutate({ connection_id: connectionId, days })}
      onDone={onStarted}
      onClose={onClose}
    >
      <DaysChoice value={days} onChange={setDays} />
    </Question>
  );
}
