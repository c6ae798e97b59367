import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Hint, Label } from "../../ui/field";
import { Tick } from "../../ui/input";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { EventTicks } from "./event-ticks";
import type { Endpoint, StoreName } from "./types";

type EditEndpointDialogProps = { endpoint: Endpoint; stores: readonly StoreName[]; onClose: () => void };

/** Address, events and stores of an endpoint; its secret and what waits for it stay. */
export function EditEndpointDialog({ endpoint, stores, onClose }: EditEndpointDialogProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const isList = endpoint.warehouse_id !== null;
  const [url, setUrl] = useState(endpoint.url);
  const [events, setEvents] = useState(endpoint.events);
  const [storeIds, setStoreIds] = useState<readonly string[]>(endpoint.ecommerce_ids);
  const update = useMutation(
    trpc.updateWebhookEndpoint.mutationOptions({ onSuccess: () => asking.finish("The endpoint is changed.") }),
  );
  const problem = update.error ? problemInError(update.error) : null;
  const urlError = problem?.violations.find(({ field }) => field === "url")?.description;
  const toggle = (id: string) =>
    setStoreIds(storeIds.includes(id) ? storeIds.filter((each) => each !== id) : [...storeIds, id]);
  return (
    <AskDialog
      asking={asking}
      title="Change this endpoint"
      effect="It counts for events from now on. What waits goes to the new address, too."
      confirm="Save"
      doing="Checking the address …"
      isPending={update.isPending}
      error={update.error && !urlError ? problemText(update.error) : undefined}
      onSubmit={() =>
        update.mutate({
          endpoint_id: endpoint.endpoint_id,
          url: url.trim(),
          ...(isList ? {} : { events, ecommerce_ids: [...storeIds] }),
        })
      }
    >
      <TextField
        label="Address of your receiver"
        value={url}
        onChange={setUrl}
        inputMode="url"
        isMono
        maxLength={2048}
        error={urlError}
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
          <Hint>None ticked: every store, later ones included.</Hint>
        </fieldset>
      ) : null}
    </AskDialog>
  );
}
