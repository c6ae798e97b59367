import { useState } from "react";
import { Effects } from "../../ui/effects";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { CodeChip } from "../controls/code-chip";
import { Toggle } from "../settings/controls/toggle";

/** A new signing secret. It stays open to show it; both sign for a day, or the new one alone at once. */
export function RotateSecretDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const client = useTRPCClient();
  const [isLeaked, setLeaked] = useState(false);
  const { answer, ...question } = useQuestion({
    onClose,
    send: () => client.rotateWebhookSecret.mutate({ endpoint_id: endpointId, is_leaked: isLeaked }),
  });
  const secret = answer?.secret;
  return (
    <AskDialog
      question={question}
      title={secret ? "The new secret" : "Give this endpoint a new secret?"}
      effect={
        secret ? (
          <p>
            {isLeaked
              ? "Put it into your receiver now: until then it refuses what comes, and what it refuses is tried again."
              : "Put it into your receiver within 24 hours. Until then it may hold either."}
          </p>
        ) : (
          <>
            {isLeaked ? <p>The new secret signs alone from now on.</p> : <BothSign />}
            <div className="mt-4">
              <Toggle
                label="Others know the secret I have now"
                hint="It ends at once, and so does one from the last 24 hours."
                value={isLeaked}
                onChange={setLeaked}
              />
            </div>
          </>
        )
      }
      confirm={secret ? "Done" : "Make a new secret"}
      doing="Making it …"
      isDone={secret !== undefined}
      onSubmit={() =>
        secret
          ? question.finish(isLeaked ? "The new secret signs." : "Both secrets sign for 24 hours.")
          : question.send()
      }
    >
      {secret ? (
        <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
          <CodeChip code={secret} />
        </p>
      ) : null}
    </AskDialog>
  );
}

const BothSign = () => (
  <>
    <p>For 24 hours both secrets sign, then the one you have now ends.</p>
    <Effects>
      <li>
        <span className="font-mono text-code">webhook-signature</span> holds both signatures at once.
      </li>
      <li>
        <span className="font-mono text-code">X-SVC-Signature</span> is of the new secret,{" "}
        <span className="font-mono text-code">X-SVC-Signature-Previous</span> of the old one.
      </li>
    </Effects>
  </>
);
