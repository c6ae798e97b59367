"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { AddEndpoint, type AddedEndpoint, type NamedWarehouse } from "./add-endpoint";
import { EndpointCard } from "./endpoint-card";
import { ReceiverSample } from "./receiver-sample";
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
