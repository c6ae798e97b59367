"use client";

import { KeyRound, Pencil, RotateCw } from "lucide-react";
import { useState } from "react";
import { REPLAY_CHOICES, type ReplayChoice } from "@/contract/vocabulary/webhook-event";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
import { Hint, Label } from "../../ui/field";
import { Tick } from "../../ui/input";
import { useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { MomentField } from "../controls/moment-field";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { EventTicks } from "./event-ticks";
import { RotateSecretDialog } from "./rotate-secret-dialog";
import { SwitchButton } from "./switch-button";
import type { Endpoint, StoreName } from "./types";

type EndpointActsProps = { endpoint: Endpoint; stores: readonly StoreName[]; dayAgo: string };

/** The actions for an endpoint. */
export function EndpointActs({ endpoint, stores, dayAgo }: EndpointActsProps) {
  const { endpoint_id, is_enabled: isOn, failing_since: since } = endpoint;
  return (
    <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
      <SwitchButton endpoint={endpoint} />
      {isOn ? (
        <DialogButton
          ask={(onClose) => <ReplayManyDialog endpointId={endpoint_id} since={since ?? dayAgo} onClose={onClose} />}
        >
          <RotateCw aria-hidden="true" />
          {t("endpointActs.resendEvents")}
        </DialogButton>
      ) : null}
      <DialogButton ask={(onClose) => <EditEndpointDialog endpoint={endpoint} stores={stores} onClose={onClose} />}>
        <Pencil aria-hidden="true" />
        {common("edit")}
      </DialogButton>
      <DialogButton ask={(onClose) => <RotateSecretDialog endpointId={endpoint_id} onClose={onClose} />}>
        <KeyRound aria-hidden="true" />
        {t("endpointActs.rotateSecret")}
      </DialogButton>
    </div>
  );
}

type EditEndpointDialogProps = { endpoint: Endpoint; stores: readonly StoreName[]; onClose: () => void };

/** Edits the address, events and stores of an endpoint; its secret and pending deliveries stay. */
function EditEndpointDialog({ endpoint, stores, onClose }: EditEndpointDialogProps) {
  const client = useTRPCClient();
  const isList = endpoint.warehouse_id !== null;
  const [url, setUrl] = useState(endpoint.url);
  const [events, setEvents] = useState(endpoint.events);
  const [storeIds, setStoreIds] = useState<readonly string[]>(endpoint.ecommerce_ids);
  const toggle = (id: string) =>
    setStoreIds(storeIds.includes(id) ? storeIds.filter((each) => each !== id) : [...storeIds, id]);
  return (
    <Question
      title={t("endpointActs.editTitle")}
      effect={t("endpointActs.editEffect")}
      confirm={common("save")}
      doing={t("endpointActs.checkingAddress")}
      done={t("endpointActs.saved")}
      fields={["url"]}
      send={() =>
        client.updateWebhookEndpoint.mutate({
          endpoint_id: endpoint.endpoint_id,
          url: url.trim(),
          ...(isList ? {} : { events, ecommerce_ids: [...storeIds] }),
        })
      }
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t("endpointActs.url")}
            value={url}
            onChange={setUrl}
            inputMode="url"
            isMono
            maxLength={2048}
            error={errorOf("url")}
          />
          {isList ? null : <EventTicks chosen={events} onChange={setEvents} />}
          {stores.length > 1 && !isList ? (
            <fieldset>
              <Label as="legend">{t("endpointActs.stores")}</Label>
              <div className="flex flex-wrap gap-x-5 gap-y-1">
                {stores.map(({ ecommerce_id, name }) => (
                  <label key={ecommerce_id} className="flex min-h-7 items-center gap-2">
                    <Tick checked={storeIds.includes(ecommerce_id)} onChange={() => toggle(ecommerce_id)} />
                    {name}
                  </label>
                ))}
              </div>
              <Hint>{t("endpointActs.storesHint")}</Hint>
            </fieldset>
          ) : null}
        </>
      )}
    </Question>
  );
}

type ReplayManyDialogProps = { endpointId: string; since: string; onClose: () => void };

const choices = () =>
  REPLAY_CHOICES.map(
    (each) => [each, t(`endpointActs.choices.${each}.name`), t(`endpointActs.choices.${each}.meaning`)] as const,
  );

/** Redelivers everything an endpoint missed since a time. */
function ReplayManyDialog({ endpointId, since, onClose }: ReplayManyDialogProps) {
  const client = useTRPCClient();
  const lookAgain = useLookAgain();
  const [what, setWhat] = useState<ReplayChoice>("FAILED");
  const [from, setFrom] = useState(() => localTime(since));
  const [to, setTo] = useState("");
  return (
    <Question
      title={t("endpointActs.resendEvents")}
      effect={t("endpointActs.resendEffect")}
      confirm={t("endpointActs.resend")}
      doing={t("endpointActs.counting")}
      done={({ replay: { total } }) =>
        total === 0 ? t("endpointActs.noEvents") : t("endpointActs.resending", { count: total })
      }
      fields={["from", "to"]}
      check={() => from !== ""}
      send={() =>
        client.replayWebhookDeliveries.mutate({
          ...{ endpoint_id: endpointId, what, from: instantOf(from) },
          ...(to ? { to: instantOf(to) } : {}),
        })
      }
      onDone={lookAgain}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Choice label={t("endpointActs.which")} options={choices()} value={what} onChange={setWhat} />
          <div className="grid gap-4">
            <MomentField
              kind="minute"
              label={t("endpointActs.from")}
              value={localTime(since)}
              onPick={setFrom}
              error={from === "" ? t("endpointActs.fromMissing") : errorOf("from")}
            />
            <MomentField
              kind="minute"
              label={t("endpointActs.until")}
              value=""
              onPick={setTo}
              hint={t("endpointActs.untilHint")}
              error={errorOf("to")}
            />
          </div>
        </>
      )}
    </Question>
  );
}

/** Formats a time in the viewer's time zone for a date and time field. */
const localTime = (at: string): string => {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const instantOf = (local: string): string => new Date(local).toISOString();
