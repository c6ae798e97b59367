import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { Button } from "../../ui/button";
import { FieldNote, Label } from "../../ui/field";
import { Input } from "../../ui/input";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useTries } from "../controls/use-tries";
import { EventTicks } from "./event-ticks";

export type NamedWarehouse = { readonly id: string; readonly name: string };
export type AddedEndpoint = { readonly endpointId: string; readonly secret: string };

type AddEndpointProps = {
  /** It gets the daily list of this warehouse; null: events. */
  warehouse: NamedWarehouse | null;
  onAdded: (added: AddedEndpoint) => void;
};

/** A form for a new receiver. The server checks the address; what it says stands at the field. */
export function AddEndpoint({ warehouse, onAdded }: AddEndpointProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const isLive = useLive();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const add = useMutation(
    trpc.createWebhookEndpoint.mutationOptions({
      onSuccess: ({ endpoint, secret }) => {
        setUrl("");
        say("The endpoint is added. Copy its secret into your receiver.");
        onAdded({ endpointId: endpoint.endpoint_id, secret });
        router.refresh();
      },
    }),
  );
  const place = useRef<HTMLFormElement>(null);
  const tries = useTries(place, add.isPending);
  const error = add.error ? urlError(add.error) : null;
  return (
    <form
      ref={place}
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (add.isPending || events.length === 0) return;
        tries.count();
        add.mutate({
          url: url.trim(),
          ...(warehouse === null ? { events: [...events] } : { warehouse_id: warehouse.id }),
        });
      }}
    >
      <fieldset className="contents" disabled={!isLive}>
        <div>
          <Label htmlFor="endpoint-url">
            {warehouse === null
              ? "Address of your receiver"
              : `Address that gets the daily list of returns for ${warehouse.name}`}
          </Label>
          <div className="flex flex-wrap gap-2">
            <Input
              className="font-mono text-code min-w-60 flex-1"
              id="endpoint-url"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://erp.example.com/returns"
              maxLength={2048}
              value={url}
              aria-invalid={error ? true : undefined}
              aria-describedby="endpoint-url-note"
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <Button kind="main" type="submit" disabled={events.length === 0} aria-disabled={add.isPending || undefined}>
              {add.isPending ? "Checking the address …" : "Add endpoint"}
            </Button>
          </div>
          <FieldNote
            id="endpoint-url-note"
            error={error}
            hint="A public address. Outside test mode it begins with https."
          />
        </div>
        {warehouse === null ? <EventTicks chosen={events} onChange={setEvents} /> : null}
      </fieldset>
    </form>
  );
}

/** A violation begins with a verb: the field is its subject. */
const urlError = (error: unknown): string => problemText(error, { url: "The address" });
