import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { failedWords, restocksWords, type Task, unitsWords } from "./task-words";

/** Says that the stock of several returns was changed in the shop, with one reference for all of them or none. */
export function FinishManyDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [reference, setReference] = useState("");
  const finish = useMutation(
    trpc.finishTasks.mutationOptions({
      onSuccess: ({ done, failed }) => {
        if (failed.length === 0) asking.finish(`${restocksWords(done)} done.`);
        else asking.made();
      },
    }),
  );
  const failed = finish.data?.failed ?? [];
  const error = finish.error ? problemText(finish.error) : failedWords(finish.data?.done ?? 0, failed);
  const what = restocksWords(tasks.length);
  return (
    <AskDialog
      asking={asking}
      title={`Mark ${what} as done?`}
      effect={`You confirm that you changed the stock of ${unitsWords(tasks)} in your shop. They count as back in stock in Homeward, too. You can't undo this.`}
      confirm={tasks.length === 1 ? "Mark as restocked" : "Mark all as restocked"}
      doing="Saving …"
      isPending={finish.isPending}
      error={error}
      onSubmit={() =>
        finish.mutate({
          tasks: tasks.map(({ process_id, activity_id }) => ({ process_id, activity_id })),
          reference: reference.trim(),
        })
      }
    >
      <TextField
        label="Reference (optional)"
        hint="One for all of them, for example your stock movement. It stays in each return's timeline."
        value={reference}
        maxLength={128}
        onChange={setReference}
      />
    </AskDialog>
  );
}
