import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReplayChoice } from "@/contract/vocabulary/webhook-event";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { MomentField } from "../controls/moment-field";
import { Choice } from "../settings/controls/choice";

type ReplayManyDialogProps = { endpointId: string; since: string; onClose: () => void };

const CHOICES = [
  ["FAILED", "What failed", "Given up, or waiting for another try."],
  ["ALL", "Everything", "What was acknowledged goes out again, too."],
] as const satisfies readonly (readonly [ReplayChoice, string, string])[];

/** Sends what an endpoint missed again, from a time on. */
export function ReplayManyDialog({ endpointId, since, onClose }: ReplayManyDialogProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const lookAgain = useLookAgain();
  const [what, setWhat] = useState<ReplayChoice>("FAILED");
  const [from, setFrom] = useState(() => localTime(since));
  const [to, setTo] = useState("");
  const replay = useMutation(
    trpc.replayWebhookDeliveries.mutationOptions({
      onSuccess: ({ replay: { total } }) => {
        asking.finish(total === 0 ? "Nothing of that time to send again." : `${total} on their way again.`);
        lookAgain();
      },
    }),
  );
  const problem = replay.error ? problemInError(replay.error) : null;
  const errorAt = (name: string) => problem?.violations.find(({ field }) => field === name)?.description;
  return (
    <AskDialog
      asking={asking}
      title="Send many again"
      effect="The same event ids and the same bytes, in order for each return."
      confirm="Send again"
      doing="Counting …"
      isPending={replay.isPending}
      error={replay.error && !errorAt("from") && !errorAt("to") ? problemText(replay.error) : undefined}
      onSubmit={() => {
        if (from !== "")
          replay.mutate({ endpoint_id: endpointId, what, from: instantOf(from), ...(to ? { to: instantOf(to) } : {}) });
      }}
    >
      <Choice label="What is sent again" options={CHOICES} value={what} onChange={setWhat} />
      <div className="grid gap-4">
        <MomentField
          kind="minute"
          label="Made from"
          value={localTime(since)}
          onPick={setFrom}
          error={from === "" ? "A time is needed." : errorAt("from")}
        />
        <MomentField
          kind="minute"
          label="Until"
          value=""
          onPick={setTo}
          hint="Empty: until now."
          error={errorAt("to")}
        />
      </div>
    </AskDialog>
  );
}

/** On the clock of whoever sits in front of it, as the field wants it. */
const localTime = (at: string): string => {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const instantOf = (local: string): string => new Date(local).toISOString();
