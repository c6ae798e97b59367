import { t } from "@/messages/dashboard/connections";
import { Badge } from "../../ui/badge";
import { Chip } from "../../ui/chip";
import { accountWords, modeWord } from "./connection-words";
import type { Connection } from "./types";

type ConnectionBadgeProps = { connection: Pick<Connection, "kind" | "state" | "is_answering" | "mode"> };

/** How a connection is doing, and whether it acts for real; mail servers have no mode, unless somebody set one aside for tests. */
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

/** Which account of whom: what stands under its name. */
export function AccountWords({ connection }: { connection: Connection }) {
  const words = accountWords(connection);
  return (
    <>
      {connection.provider_name}
      {words ? <span className="font-mono text-code"> · {words}</span> : null}
    </>
  );
}
