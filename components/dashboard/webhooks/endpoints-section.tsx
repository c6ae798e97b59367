"use client";

import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { Button } from "../../ui/button";
import { FieldNote, Hint, Label } from "../../ui/field";
import { Input } from "../../ui/input";
import { Section } from "../../ui/section";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import { useTries } from "../controls/use-tries";
import { EndpointCard } from "./endpoint-card";
import { EventTicks } from "./event-ticks";
import type { Endpoint, Lately } from "./types";

type EndpointsSectionProps = {
  endpoints: readonly Endpoint[];
  lately: readonly Lately[];
  now: string;
  canWrite: boolean;
  /** An endpoint for its daily list is about to be added. */
  warehouse: NamedWarehouse | null;
};

/** Receivers of this group, and the form for another one. */
export function EndpointsSection({ endpoints, lately, now, canWrite, warehouse }: EndpointsSectionProps) {
  const isEmpty = endpoints.length === 0;
  const [isAdding, setAdding] = useState(warehouse !== null);
  const [added, setAdded] = useState<AddedEndpoint | null>(null);
  return (
    <Section
      id="endpoints"
      title="Endpoints"
      aside={
        canWrite && !isEmpty ? (
          <Button isLive size="small" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {isAdding ? null : <Plus aria-hidden="true" />}
            {isAdding ? "Cancel" : "Add endpoint"}
          </Button>
        ) : null
      }
    >
      {canWrite && (isAdding || isEmpty) ? (
        <div className="py-4">
          <AddEndpoint
            warehouse={warehouse}
            onAdded={(each) => {
              setAdded(each);
              setAdding(false);
            }}
          />
        </div>
      ) : null}
      {isEmpty ? (
        <ReceiverSample />
      ) : (
        <div className="mt-4">
          {endpoints.map((endpoint) => (
            <EndpointCard
              key={endpoint.endpoint_id}
              endpoint={endpoint}
              lately={lately.find(({ endpoint_id }) => endpoint_id === endpoint.endpoint_id) ?? null}
              now={now}
              canWrite={canWrite}
              newSecret={endpoint.endpoint_id === added?.endpointId ? added.secret : null}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

const SAMPLE = `createServer(async (request, response) => {
  const mac = createHmac("sha256", process.env.SECRET).update(Buffer.concat(await request.toArray())).digest();
  const sent = Buffer.from(request.headers["x-svc-signature"] ?? "", "hex");
  response.writeHead(sent.length === mac.length && timingSafeEqual(mac, sent) ? 204 : 401).end();
}).listen(4000);`;

/** A first event of one's own making, to hear the receiver answer before any return is made. */
const CALL = `BODY='{"svc_process_id":"prc_test"}'
curl -i http://localhost:4000 -d "$BODY" \\
  -H "X-SVC-Signature: $(printf %s "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)"`;

/** The least that a receiver must do, for those who have none yet. */
function ReceiverSample() {
  return (
    <div className="mt-2">
      <h3 className="mb-2 font-semibold">Example endpoint in five lines</h3>
      <CodeBlock label="Example endpoint in five lines">
        <code>{SAMPLE}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        Node, with <code>createServer</code> from node:http, <code>createHmac</code> and <code>timingSafeEqual</code>{" "}
        from node:crypto. It verifies the signature over the raw bytes and acknowledges with 204. Any other response
        than 2xx is retried, up to ten times within a day.
      </Hint>
      <h3 className="mt-4 mb-2 font-semibold">Test it from a terminal</h3>
      <CodeBlock label="Request to the endpoint">
        <code>{CALL}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        <code>SECRET</code> is the endpoint's secret, in both. 204 means the signature was verified; with another secret
        you get 401.
      </Hint>
    </div>
  );
}

type NamedWarehouse = { readonly id: string; readonly name: string };
type AddedEndpoint = { readonly endpointId: string; readonly secret: string };

type AddEndpointProps = {
  /** It gets the daily list of this warehouse; null: events. */
  warehouse: NamedWarehouse | null;
  onAdded: (added: AddedEndpoint) => void;
};

/** A form for a new receiver. The server checks the address; what it says stands at the field. */
function AddEndpoint({ warehouse, onAdded }: AddEndpointProps) {
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
        say("Endpoint added. Copy its secret to your system.");
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
            {warehouse === null ? "Endpoint URL" : `URL that gets the daily list of returns for ${warehouse.name}`}
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
            hint="A public URL. Outside test mode it must start with https."
          />
        </div>
        {warehouse === null ? <EventTicks chosen={events} onChange={setEvents} /> : null}
      </fieldset>
    </form>
  );
}

/** A violation begins with a verb: the field is its subject. */
const urlError = (error: unknown): string => problemText(error, { url: "The address" });
