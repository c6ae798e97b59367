import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { BackfillDays } from "@/contract/dashboard/connections";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DaysChoice } from "./days-choice";

type SyncAgainProps = { connectionId: string; onClose: () => void; onStarted?: () => void };

/** Asks how far back products and orders are read once more. */
export function SyncAgain({ connectionId, onClose, onStarted }: SyncAgainProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [days, setDays] = useState<BackfillDays>(90);
  const again = useMutation(
    trpc.syncAgain.mutationOptions({
      onSuccess: () => {
        asking.finish("The import has started.");
        onStarted?.();
      },
    }),
  );
  return (
    <AskDialog
      asking={asking}
      title="Import products and orders again?"
      effect="Homeward reads everything again from the shop. Orders that are here are updated, never duplicated."
      confirm="Import again"
      doing="Starting …"
      sending={again}
      onSubmit={() => again.mutate({ connection_id: connectionId, days })}
    >
      <DaysChoice value={days} onChange={setDays} />
    </AskDialog>
  );
}
