import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/keys";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { linesOf, NetworksField } from "./networks-field";
import { ShownKey } from "./shown-key";
import type { ApiKey } from "./types";

/** Replaces a key, limits it to networks, or revokes it. */
export function KeyActs({ apiKey }: { apiKey: ApiKey }) {
  return (
    <span className="flex flex-wrap justify-end gap-2 xl:flex-nowrap">
      <DialogButton isSmall ask={(onClose) => <RotateDialog apiKey={apiKey} onClose={onClose} />}>
        {t.rich("keyActs.rotate", { name: apiKey.name, hidden })}
      </DialogButton>
      <DialogButton isSmall ask={(onClose) => <NetworksDialog apiKey={apiKey} onClose={onClose} />}>
        {t.rich("keyActs.networks", { name: apiKey.name, hidden })}
      </DialogButton>
      <DialogButton isSmall kind="danger" ask={(onClose) => <RevokeDialog apiKey={apiKey} onClose={onClose} />}>
        {t.rich("keyActs.revoke", { name: apiKey.name, hidden })}
      </DialogButton>
    </span>
  );
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

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
      title={made ? t("shownKey.title") : t("keyActs.rotateTitle", { name: apiKey.name })}
      effect={<p>{made ? t("shownKey.effect") : t("keyActs.rotateEffect")}</p>}
      confirm={made ? t("shownKey.saved") : t("keyActs.rotateKey")}
      doing={t("keyActs.rotating")}
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(t("keyActs.rotated")) : question.send())}
    >
      {made ? <ShownKey apiKey={made.api_key} /> : null}
    </AskDialog>
  );
}

function NetworksDialog({ apiKey, onClose }: DialogProps) {
  const client = useTRPCClient();
  const [typed, setTyped] = useState(apiKey.allowed_networks.join("\n"));
  return (
    <Question
      title={t("keyActs.networksTitle", { name: apiKey.name })}
      effect={<p>{t("keyActs.networksEffect")}</p>}
      confirm={t("keyActs.saveNetworks")}
      doing={t("keyActs.savingNetworks")}
      done={t("keyActs.networksSaved")}
      fields={["allowed_networks"]}
      send={() => client.changeKeyNetworks.mutate({ key_id: apiKey.key_id, allowed_networks: linesOf(typed) })}
      onClose={onClose}
    >
      {(errorOf) => <NetworksField value={typed} onChange={setTyped} error={errorOf("allowed_networks")} />}
    </Question>
  );
}

/** Revoking must be typed because integrations that use the key stop at once. */
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
      title={t("keyActs.revokeTitle", { name: apiKey.name })}
      effect={<p>{t("keyActs.revokeEffect")}</p>}
      confirm={t("keyActs.revokeKey")}
      doing={t("keyActs.revoking")}
      isDanger
      done={t("keyActs.revoked", { name: apiKey.name })}
      check={check}
      send={() => client.revokeApiKey.mutate({ key_id: apiKey.key_id })}
      onClose={onClose}
    >
      <TextField
        label={t("keyActs.lastFour", { characters: apiKey.last4 })}
        value={typed}
        onChange={setTyped}
        maxLength={8}
        error={isWrong ? t("keyActs.enterLastFour", { characters: apiKey.last4 }) : undefined}
      />
    </Question>
  );
}
