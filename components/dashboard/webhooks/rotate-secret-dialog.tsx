import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Effects } from "../../ui/effects";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { CodeChip } from "../controls/code-chip";
import { Toggle } from "../settings/controls/toggle";

/** Rotates the signing secret. Stays open to show the new one. Both sign for a day, or only the new one at once. */
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
      title={secret ? t("rotateSecretDialog.newSecret") : t("rotateSecretDialog.title")}
      effect={
        secret ? (
          <p>{isLeaked ? t("rotateSecretDialog.addNow") : t("rotateSecretDialog.addWithinDay")}</p>
        ) : (
          <>
            {isLeaked ? <p>{t("rotateSecretDialog.onlyNew")}</p> : <BothSign />}
            <div className="mt-4">
              <Toggle
                label={t("rotateSecretDialog.leaked")}
                hint={t("rotateSecretDialog.leakedHint")}
                value={isLeaked}
                onChange={setLeaked}
              />
            </div>
          </>
        )
      }
      confirm={secret ? t("rotateSecretDialog.done") : t("rotateSecretDialog.rotate")}
      doing={t("rotateSecretDialog.rotating")}
      isDone={secret !== undefined}
      onSubmit={() =>
        secret
          ? question.finish(isLeaked ? t("rotateSecretDialog.newIsActive") : t("rotateSecretDialog.bothAreActive"))
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

const code = (text: ReactNode) => <span className="font-mono text-code">{text}</span>;

const BothSign = () => (
  <>
    <p>{t("rotateSecretDialog.bothSign")}</p>
    <Effects>
      <li>{t.rich("rotateSecretDialog.standardHeader", { code })}</li>
      <li>{t.rich("rotateSecretDialog.otherHeaders", { code })}</li>
    </Effects>
  </>
);
