"use client";

import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
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
  /** The warehouse whose daily list a new endpoint should get. */
  warehouse: NamedWarehouse | null;
};

/** The endpoints of the group, with a form to add one. */
export function EndpointsSection({ endpoints, lately, now, canWrite, warehouse }: EndpointsSectionProps) {
  const isEmpty = endpoints.length === 0;
  const [isAdding, setAdding] = useState(warehouse !== null);
  const [added, setAdded] = useState<AddedEndpoint | null>(null);
  return (
    <Section
      id="endpoints"
      title={t("endpointsSection.title")}
      aside={
        canWrite && !isEmpty ? (
          <Button isLive size="small" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {isAdding ? null : <Plus aria-hidden="true" />}
            {isAdding ? common("cancel") : t("endpointsSection.add")}
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

const EXAMPLE_RECEIVER = `createServer(async (request, response) => {
  const mac = createHmac("sha256", process.env.SECRET).update(Buffer.concat(await request.toArray())).digest();
  const sent = Buffer.from(request.headers["x-svc-signature"] ?? "", "hex");
  response.writeHead(sent.length === mac.length && timingSafeEqual(mac, sent) ? 204 : 401).end();
}).listen(4000);`;

/** A call that triggers a first event, to test the receiver before there is any return. */
const EXAMPLE_CALL = `BODY='{"svc_process_id":"prc_test"}'
curl -i http://localhost:4000 -d "$BODY" \\
  -H "X-SVC-Signature: $(printf %s "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)"`;

const code = (text: ReactNode) => <code>{text}</code>;

/** Minimal code of a receiver, for people who have none yet. */
function ReceiverSample() {
  return (
    <div className="mt-2">
      <h3 className="mb-2 font-semibold">{t("endpointsSection.example")}</h3>
      <CodeBlock label={t("endpointsSection.example")}>
        <code>{EXAMPLE_RECEIVER}</code>
      </CodeBlock>
      <Hint className="max-w-prose">{t.rich("endpointsSection.exampleWords", { code })}</Hint>
      <h3 className="mt-4 mb-2 font-semibold">{t("endpointsSection.terminal")}</h3>
      <CodeBlock label={t("endpointsSection.terminalCall")}>
        <code>{EXAMPLE_CALL}</code>
      </CodeBlock>
      <Hint className="max-w-prose">{t.rich("endpointsSection.terminalWords", { code })}</Hint>
    </div>
  );
}

type NamedWarehouse = { readonly id: string; readonly name: string };
type AddedEndpoint = { readonly endpointId: string; readonly secret: string };

type AddEndpointProps = {
  /** The warehouse whose daily list it gets; null for events. */
  warehouse: NamedWarehouse | null;
  onAdded: (added: AddedEndpoint) => void;
};

/** A form to add an endpoint. The server validates the address; its error is shown at the field. */
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
        say(t("endpointsSection.added"));
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
              ? t("endpointsSection.url")
              : t("endpointsSection.listUrl", { warehouse: warehouse.name })}
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
              {add.isPending ? t("endpointsSection.checkingAddress") : t("endpointsSection.add")}
            </Button>
          </div>
          <FieldNote id="endpoint-url-note" error={error} hint={t("endpointsSection.urlHint")} />
        </div>
        {warehouse === null ? <EventTicks chosen={events} onChange={setEvents} /> : null}
      </fieldset>
    </form>
  );
}

/** A violation starts with a verb and has the field as its subject. */
const urlError = (error: unknown): string => problemText(error, { url: t("endpointsSection.address") });
