import Link from "next/link";
import { t } from "@/messages/dashboard/connections";
import { Notice } from "../../ui/notice";
import { attentionWords, connectionHref } from "./connection-words";
import type { Connection } from "./types";

/** Alerts on the overview about providers that reject requests or don't respond. */
export function ConnectionAlerts({ connections }: { connections: readonly Connection[] }) {
  const troubled = connections.filter((each) => each.state === "NEEDS_ATTENTION" || !each.is_answering);
  return troubled.map((connection) => (
    <Notice
      key={connection.connection_id}
      className="mb-4"
      tone={connection.state === "NEEDS_ATTENTION" ? "bad" : "hold"}
      role="status"
    >
      <p>
        {t.rich("connectionAlerts.alert", {
          account: connection.account_name,
          words: alertWords(connection),
          b: (text) => <b className="font-semibold">{text}</b>,
        })}
      </p>
      <Link className="underline" href={connectionHref(connection)}>
        {t("connectionAlerts.open")}
      </Link>
    </Notice>
  ));
}

const alertWords = (connection: Connection): string =>
  connection.state === "NEEDS_ATTENTION"
    ? attentionWords(connection, connection.provider_name).title
    : t("connectionAlerts.notResponding", { name: connection.provider_name });
