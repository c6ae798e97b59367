import { Chip } from "../../ui/chip";
import { Stamp } from "../../ui/stamp";
import { MODE_WORDS } from "./connection-words";
import type { Connection } from "./types";

type ConnectionStampProps = { connection: Pick<Connection, "kind" | "state" | "is_answering" | "mode"> };

/** How a connection is doing, and whether it acts for real; mail servers have no mode, unless somebody set one aside for tests. */
export function ConnectionStamp({ connection }: ConnectionStampProps) {
  return (
    <>
      <StateStamp connection={connection} />
      {connection.kind === "MAIL" && connection.mode === "LIVE" ? null : <Chip>{MODE_WORDS[connection.mode]}</Chip>}
    </>
  );
}

function StateStamp({ connection: { state, is_answering: isAnswering } }: ConnectionStampProps) {
  if (state === "DISCONNECTED") return <Stamp tone="neutral">Disconnected</Stamp>;
  if (state === "NEEDS_ATTENTION") {
    return (
      <Stamp tone="bad" shape="failed">
        Needs attention
      </Stamp>
    );
  }
  return isAnswering ? <Stamp tone="ok">Connected</Stamp> : <Stamp tone="hold">Not responding</Stamp>;
}
