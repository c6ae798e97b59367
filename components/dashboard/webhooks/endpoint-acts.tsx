"use client";

import { KeyRound, Pencil, Power, RotateCw } from "lucide-react";
import { useState } from "react";
import type { ReplayChoice } from "@/contract/vocabulary/webhook-event";
import { Button } from "../../ui/button";
import { Hint, Label } from "../../ui/field";
import { Tick } from "../../ui/input";
import { useTRPCClient } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { MomentField } from "../controls/moment-field";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { EventTicks } from "./event-ticks";
import { RotateSecretDialog } from "./rotate-secret-dialog";
import type { Endpoint, StoreName } from "./types";

type EndpointActsProps = { endpoint: Endpoint; stores: readonly StoreName[]; dayAgo: string };

/** What can be done with an endpoint. */
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
          Resend events
        </DialogButton>
      ) : null}
      <DialogButton ask={(onClose) => <EditEndpointDialog endpoint={endpoint} stores={stores} onClose={onClose} />}>
        <Pencil aria-hidden="true" />
        Change
      </DialogButton>
      <DialogButton ask={(onClose) => <RotateSecretDialog endpointId={endpoint_id} onClose={onClose} />}>
        <KeyRound aria-hidden="true" />
        Rotate secret
      </DialogButton>
    </div>
  );
}

function SwitchButton({ endpoint }: { endpoint: Endpoint }) {
  const { endpoint_id, is_enabled: isOn } = endpoint;
  const update = useAct((client) => client.updateWebhookEndpoint.mutate({ endpoint_id, is_enabled: !isOn }), {
    done: isOn ? "Turned off. Events are queued." : "Turned on. Queued events are being sent.",
    ...{ isSlow: true, saysErrors: true },
  });
  return (
    <Button isLive kind={isOn ? undefined : "main"} disabled={update.isPending} onClick={() => update.mutate()}>
      <Power aria-hidden="true" />
      {isOn ? "Turn off" : "Turn on"}
    </Button>
  );
}

type EditEndpointDialogProps = { endpoint: Endpoint; stores: readonly StoreName[]; onClose: () => void };

/** Address, events and stores of an endpoint; its secret and what waits for it stay. */
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
      title="Edit endpoint"
      effect="Applies to new events. Queued events also go to the new address."
      confirm="Save"
      doing="Checking the address …"
      done="Endpoint saved."
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
            label="Endpoint URL"
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
              <Label as="legend">Stores</Label>
              <div className="flex flex-wrap gap-x-5 gap-y-1">
                {stores.map(({ ecommerce_id, name }) => (
                  <label key={ecommerce_id} className="flex min-h-7 items-center gap-2">
                    <Tick checked={storeIds.includes(ecommerce_id)} onChange={() => toggle(ecommerce_id)} />
                    {name}
                  </label>
                ))}
              </div>
              <Hint>None selected: all stores, including future ones.</Hint>
            </fieldset>
          ) : null}
        </>
      )}
    </Question>
  );
}

type ReplayManyDialogProps = { endpointId: string; since: string; onClose: () => void };

const CHOICES = [
  ["FAILED", "Failed events", "Failed, or waiting for another attempt."],
  ["ALL", "Everything", "Includes events that were already acknowledged."],
] as const satisfies readonly (readonly [ReplayChoice, string, string])[];

/** Sends what an endpoint missed again, from a time on. */
function ReplayManyDialog({ endpointId, since, onClose }: ReplayManyDialogProps) {
  const client = useTRPCClient();
  const lookAgain = useLookAgain();
  const [what, setWhat] = useState<ReplayChoice>("FAILED");
  const [from, setFrom] = useState(() => localTime(since));
  const [to, setTo] = useState("");
  return (
    <Question
      title="Resend events"
      effect="Uses the same event IDs and bytes, in order for each return."
      confirm="Resend"
      doing="Counting …"
      done={({ replay: { total } }) => (total === 0 ? "No events to resend in this period." : `Resending ${total}.`)}
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
          <Choice label="Events to resend" options={CHOICES} value={what} onChange={setWhat} />
          <div className="grid gap-4">
            <MomentField
              kind="minute"
              label="Created from"
              value={localTime(since)}
              onPick={setFrom}
              error={from === "" ? "Enter a time." : errorOf("from")}
            />
            <MomentField
              kind="minute"
              label="Until"
              value=""
              onPick={setTo}
              hint="Leave empty for until now."
              error={errorOf("to")}
            />
          </div>
        </>
      )}
    </Question>
  );
}

/** On the clock of whoever sits in front of it, as the field wants it. */
const localTime = (at: string): string => {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const instantOf = (local: string): string => new Date(local).toISOString();
