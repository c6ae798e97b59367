import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import type { Connection, ConnectionDetail } from "./types";

export const modeWord = (mode: ConnectionMode): string => t(`connectionWords.modes.${mode}`);

/** What a connection is good for in a store that is not of its mode; "" where it is. */
export const modeNote = (
  { kind, mode }: Pick<Connection, "kind" | "mode">,
  isTesting: boolean,
  name: string,
): string => {
  // A mail server sends for test returns as well, whose emails say so.
  if (kind === "MAIL" || (mode === "TEST") === isTesting) return "";
  if (isTesting)
    return kind === "SHOP"
      ? t("connectionWords.shopInTesting", { name })
      : t("connectionWords.accountInTesting", { name });
  return kind === "SHOP"
    ? t("connectionWords.testShopInLive", { name })
    : t("connectionWords.testAccountInLive", { name });
};

type Attention = { title: string; todo: string };

/** What is wrong, and what the merchant does about it. `name` is what the provider is called. */
export const attentionWords = (
  { kind, attention_reason: reason }: Pick<Connection, "kind" | "attention_reason">,
  name: string,
): Attention => {
  switch (reason) {
    case "CREDENTIALS_REFUSED":
      return { title: t("attention.refused.title", { name }), todo: t("attention.refused.todo", { name }) };
    case "PERMISSIONS_MISSING":
      return { title: t("attention.permissions.title", { name }), todo: t("attention.permissions.todo") };
    case "WEBHOOKS_REMOVED":
      return { title: t("attention.webhooks.title", { name }), todo: t(`attention.webhooks.todo.${kind}`) };
    case "UNINSTALLED":
      return { title: t("attention.uninstalled.title", { name }), todo: t(`attention.uninstalled.todo.${kind}`) };
    case "VERSION_ENDED":
      return { title: t("attention.version.title", { name }), todo: t("attention.version.todo") };
    case null:
      return { title: t("attention.unknown.title"), todo: t("attention.unknown.todo") };
  }
};

/** Some shops have no name but their address: it is said once. */
export const accountWords = ({
  account_id: id,
  account_name: name,
}: Pick<Connection, "account_id" | "account_name">) => (id === name || id === "sender" ? "" : id);

/** Where in the dashboard a connection is. */
export const connectionHref = ({ connection_id }: Pick<Connection, "connection_id">): string =>
  `${CONNECTIONS_PATH}/${connection_id}`;

export const CONNECTIONS_PATH = "/dashboard/settings/connections";

export const connectHref = (provider: string, slug: string): string =>
  `${CONNECTIONS_PATH}/connect/${provider.toLowerCase()}?store=${encodeURIComponent(slug)}`;

/** What a provider's warning says whose accounts for tests get no events. */
const SENDS_NONE = /sends no webhooks/;

/** A call without its parameters is refused for them where the permission is there: nothing went wrong. */
export const isExpectedRefusal = ({ purpose, status }: { purpose: string; status: number | null }): boolean =>
  status === 400 && /^Check (refund )?access\b/.test(purpose);

type HookState = {
  connection: Pick<Connection, "state" | "warnings">;
  hooks: Pick<ConnectionDetail["hooks"], "waiting">;
};

/** Whether the webhooks of a connection are worked off; of a disconnected one, whether the shop still sends them. */
export const hookWords = ({ connection, hooks }: HookState): string => {
  if (hooks.waiting > 0) return t("connectionWords.toProcess", { count: hooks.waiting });
  if (connection.state === "DISCONNECTED")
    return connection.warnings.length > 0 ? t("connectionWords.notRemoved") : t("connectionWords.disconnected");
  return connection.warnings.some((each) => SENDS_NONE.test(each))
    ? t("connectionWords.notSent")
    : t("connectionWords.upToDate");
};
