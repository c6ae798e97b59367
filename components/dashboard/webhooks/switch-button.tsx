import { Power } from "lucide-react";
import { useState } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Button } from "../../ui/button";
import { useTRPCClient } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { Choice } from "../settings/controls/choice";
import type { Endpoint } from "./types";

/** Turns an endpoint off or on. After failures, it first asks what to do with the events that weren't delivered. */
export function SwitchButton({ endpoint }: { endpoint: Endpoint }) {
  const { endpoint_id, is_enabled: isOn, failing_since: since, pending } = endpoint;
  const update = useAct((client) => client.updateWebhookEndpoint.mutate({ endpoint_id, is_enabled: !isOn }), {
    done: isOn ? t("switchButton.turnedOff") : t("switchButton.turnedOn", { queued: pending }),
    ...{ isSlow: true, saysErrors: true },
  });
  if (!isOn && since !== null && endpoint.dead > 0)
    return (
      <DialogButton kind="main" ask={(onClose) => <TurnOnDialog endpoint={endpoint} onClose={onClose} />}>
        <Power aria-hidden="true" />
        {t("switchButton.turnOn")}
      </DialogButton>
    );
  return (
    <Button isLive kind={isOn ? undefined : "main"} disabled={update.isPending} onClick={() => update.mutate()}>
      <Power aria-hidden="true" />
      {isOn ? t("switchButton.turnOff") : t("switchButton.turnOn")}
    </Button>
  );
}

const CHOICES = ["RESEND", "LEAVE_OUT"] as const;

function TurnOnDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const client = useTRPCClient();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>("RESEND");
  return (
    <Question
      title={t("switchButton.title")}
      effect={t("switchButton.effect")}
      confirm={t("switchButton.turnOn")}
      doing={t("switchButton.turningOn")}
      done={t("switchButton.turnedOn", {
        queued: endpoint.pending + (choice === "RESEND" ? endpoint.dead : 0),
      })}
      send={() =>
        client.updateWebhookEndpoint.mutate({
          endpoint_id: endpoint.endpoint_id,
          is_enabled: true,
          resend_failed: choice === "RESEND",
        })
      }
      onClose={onClose}
    >
      <Choice
        label={t("switchButton.givenUp")}
        value={choice}
        onChange={setChoice}
        options={CHOICES.map((each) => [
          each,
          t(`switchButton.choices.${each}.name`),
          t(`switchButton.choices.${each}.meaning`),
        ])}
      />
    </Question>
  );
}
