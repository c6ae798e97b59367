import { Badge } from "../../ui/badge";
import type { Endpoint } from "./types";

/** How an endpoint does, in a word or two. */
export function EndpointHealth({ endpoint }: { endpoint: Endpoint }) {
  if (!endpoint.is_enabled) {
    return (
      <Badge tone="bad" shape="failed">
        Turned off
      </Badge>
    );
  }
  if (endpoint.failing_since) return <Badge tone="hold">Failing</Badge>;
  return endpoint.dead > 0 ? <Badge tone="hold">{endpoint.dead} not delivered</Badge> : <Badge tone="ok">Active</Badge>;
}
