import { Stamp } from "../../ui/stamp";
import type { Endpoint } from "./types";

/** How an endpoint does, in a word or two. */
export function EndpointHealth({ endpoint }: { endpoint: Endpoint }) {
  if (!endpoint.is_enabled) {
    return (
      <Stamp tone="bad" shape="failed">
        Switched off
      </Stamp>
    );
  }
  if (endpoint.failing_since) return <Stamp tone="hold">Failing</Stamp>;
  return endpoint.dead > 0 ? (
    <Stamp tone="hold">{endpoint.dead} not delivered</Stamp>
  ) : (
    <Stamp tone="ok">Listening</Stamp>
  );
}
