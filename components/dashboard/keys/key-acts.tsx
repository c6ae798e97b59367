import { useState } from "react";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { ShownKey } from "./shown-key";
import type { ApiKey } from "./types";

/** A successor, or an end. */
export function KeyActs({ apiKey }: { apiKey: ApiKey }) {
  return (
    <span className="flex flex-wrap justify-end gap-2 xl:flex-nowrap">
      <DialogButton isSmall ask={(onClose) => <RotateDialog apiKey={apiKey} onClose={onClose} />}>
        Rotate
        <span className="sr-only"> {apiKey.name}</span>
      </DialogButton>
      <DialogButton isSmall kind="danger" ask={(onClose) => <RevokeDialog apiKey={apiKey} onClose={onClose} />}>
        Revoke
        <span className="sr-only"> {apiKey.name}</span>
      </DialogButton>
    </span>
  );
}

type DialogProps = { apiKey: ApiKey; onClose: () => void };

function RotateDialog({ apiKey, onClose }: DialogProps) {
  const client = useTRPCClient();
  const { answer: made, ...question } = useQuestion({
    onClose,
    send: () => client.rotateApiKey.mutate({ key_id: apiKey.key_id }),
  });
  return (
    <AskDialog
      question={question}
      title={made ? "The new key" : `Give “${apiKey.name}” a new key?`}
      effect={
        made ? (
          <p>Copy this key now. We store only a fingerprint.</p>
        ) : (
          <p>The new key has the same scopes. Both keys work for 24 hours, then the old one is revoked.</p>
        )
      }
      confirm={made ? "I have stored it" : "Make a new key"}
      doing="Making it …"
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish("Both keys work for 24 hours.") : question.send())}
    >
      {made ? <ShownKey apiKey={made.api_key} /> : null}
    </AskDialog>
  );
}

/** Typed, because what uses the key stops at once. */
function RevokeDialog({ apiKey, onClose }: DialogProps) {
  const client = useTRPCClient();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const check = () => {
    const isRight = typed.trim() === apiKey.last4;
    setWrong(!isRight);
    return isRight;
  };
  return (
    <Question
      title={`Revoke “${apiKey.name}”?`}
      effect={<p>Whatever uses it is refused within a second. This cannot be undone.</p>}
      confirm="Revoke key"
      doing="Revoking …"
      isDanger
      done={`${apiKey.name} is revoked.`}
      check={check}
      send={() => client.revokeApiKey.mutate({ key_id: apiKey.key_id })}
      onClose={onClose}
    >
      <TextField
        label={`Type its last four characters, ${apiKey.last4}`}
        value={typed}
        onChange={setTyped}
        maxLength={8}
        error={isWrong ? `Type ${apiKey.last4}.` : undefined}
      />
    </Question>
  );
}
