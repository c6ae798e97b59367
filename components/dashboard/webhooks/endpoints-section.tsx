"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Hint } from "../../ui/field";
import { Section } from "../../ui/section";
import { CodeBlock } from "../controls/code-block";
import { AddEndpoint, type AddedEndpoint, type NamedWarehouse } from "./add-endpoint";
import { EndpointCard } from "./endpoint-card";
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
      <h3 className="mb-2 font-semibold">A receiver in five lines</h3>
      <CodeBlock label="A receiver in five lines">
        <code>{SAMPLE}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        Node, with <code>createServer</code> from node:http, <code>createHmac</code> and <code>timingSafeEqual</code>{" "}
        from node:crypto. It confirms the signature over the raw bytes and acknowledges with 204. Anything but a 2xx is
        sent again, ten times within a day.
      </Hint>
      <h3 className="mt-4 mb-2 font-semibold">Try it from a terminal</h3>
      <CodeBlock label="A call of the receiver">
        <code>{CALL}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        <code>SECRET</code> is the endpoint's secret, in both. 204 means that the signature was confirmed; with another
        secret it is 401.
      </Hint>
    </div>
  );
}
