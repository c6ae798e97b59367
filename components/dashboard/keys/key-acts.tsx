import { useState } from "react";
import { Button } from "../../ui/button";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { ShownKey } from "./shown-key";
import type { ApiKey } from "./types";

/** A successor, or an end. */
export function KeyActs({ apiKey }: { apiKey: ApiKey }) {
  const [asked, setAsked] = useState<"rotate" | "revoke" | null>(null);
  const close = () => setAsked(null);
  return (
    <span className="flex flex-wrap justify-end gap-2 xl:flex-nowrap">
      <Button isLive size="small" aria-haspopup="dialog" onClick={() => setAsked("rotate")}>
        Rotate
        <span className="sr-only"> {apiKey.name}</span>
      </Button>
      <Button isLive size="small" kind="danger" aria-haspopup="dialog" onClick={() => setAsked("revoke")}>
        Revoke
        <span className="sr-only"> {apiKey.name}</span>
      </Button>
      {asked === "rotate" ? <RotateDialog apiKey={apiKey} onClose={close} /> : null}
      {asked === "revoke" ? <RevokeDialog apiKey={apiKey} onClose={close} /> : null}
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
          <p>The new one may do the same. For 24 hours both work, then the one you have now ends.</p>
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
