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
      title={secret ? "The new secret" : "Rotate this endpoint’s secret?"}
      effect={
        secret ? (
          <p>
            {isLeaked
              ? "Add it to your system now. Until then, deliveries are rejected and retried."
              : "Add it to your system within 24 hours. Until then, both secrets work."}
          </p>
        ) : (
          <>
            {isLeaked ? <p>Only the new secret signs from now on.</p> : <BothSign />}
            <div className="mt-4">
              <Toggle
                label="The current secret has leaked"
                hint="It stops working right away, and so does any other secret from the last 24 hours."
                value={isLeaked}
                onChange={setLeaked}
              />
            </div>
          </>
        )
      }
      confirm={secret ? "Done" : "Rotate secret"}
      doing="Rotating…"
      isDone={secret !== undefined}
      onSubmit={() =>
        secret
          ? question.finish(isLeaked ? "The new secret is active." : "Both secrets sign for 24 hours.")
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
    <p>Both secrets sign for 24 hours, then the current one stops working.</p>
    <Effects>
      <li>
        <span className="font-mono text-code">webhook-signature</span> contains both signatures.
      </li>
      <li>
        <span className="font-mono text-code">X-SVC-Signature</span> is of the new secret,{" "}
        <span className="font-mono text-code">X-SVC-Signature-Previous</span> of the old one.
      </li>
    </Effects>
  </>
);
