import { t } from "@/messages/dashboard/connections";
import { Badge } from "../../ui/badge";
import { Chip } from "../../ui/chip";
import { accountWords, modeWord } from "./connection-words";
import type { Connection } from "./types";

type ConnectionBadgeProps = { connection: Pick<Connection, "kind" | "state" | "is_answering" | "mode"> };

/** The status of a connection and its mode. Mail servers show a mode only if they are reserved for tests. */
export function ConnectionBadge({ connection }: ConnectionBadgeProps) {
  return (
    <>
      <StateBadge connection={connection} />
      {connection.kind === "MAIL" && connection.mode === "LIVE" ? null : <Chip>{modeWord(connection.mode)}</Chip>}
    </>
  );
}

function StateBadge({ connection: { state, is_answering: isAnswering } }: ConnectionBadgeProps) {
  if (state === "DISCONNECTED") return <Badge tone="neutral">{t("connectionBadge.disconnected")}</Badge>;
  if (state === "NEEDS_ATTENTION") {
    return (
      <Badge tone="bad" shape="failed">
        {t("connectionBadge.needsAttention")}
      </Badge>
    );
  }
  return isAnswering ? (
    <Badge tone="ok">{t("connectionBadge.connected")}</Badge>
  ) : (
    <Badge tone="hold">{t("connectionBadge.notResponding")}</Badge>
  );
}

/** The account and its owner, shown below the name. */
export function AccountWords({ connection }: { connection: Connection }) {
  const words = accountWords(connection);
  return (
    <>
      {connection.provider_name}
      {words ? <span className="font-mono text-code"> · {words}</span> : null}
    </>
  );
}
