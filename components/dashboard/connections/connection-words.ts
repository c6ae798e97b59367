import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import type { Connection, ConnectionDetail } from "./types";

export const modeWord = (mode: ConnectionMode): string => t(`connectionWords.modes.${mode}`);

/** Describes what a connection does in a store of the other mode; "" if the modes match. */
export const modeNote = (
  { kind, mode }: Pick<Connection, "kind" | "mode">,
  isTesting: boolean,
  name: string,
): string => {
  // A mail server also sends the emails of test returns, which are marked as such.
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

/** Describes the problem and what the merchant should do. `name` is the name of the provider. */
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

/** Returns the account's name and address, once if they are equal. */
export const accountWords = ({
  account_id: id,
  account_name: name,
}: Pick<Connection, "account_id" | "account_name">) => (id === name || id === "sender" ? "" : id);

/** Returns the address of a connection in the dashboard. */
export const connectionHref = ({ connection_id }: Pick<Connection, "connection_id">): string =>
  `${CONNECTIONS_PATH}/${connection_id}`;

export const CONNECTIONS_PATH = "/dashboard/settings/connections";

export const connectHref = (provider: string, slug: string): string =>
  `${CONNECTIONS_PATH}/connect/${provider.toLowerCase()}?store=${encodeURIComponent(slug)}`;

/** Matches the warning of a provider whose test accounts get no events. */
const SENDS_NONE = /sends no webhooks/;

/**
 * A permission check sends a call without its parameters. The provider rejects it if the permission is there, so this
 * isn't an error.
 */
export const isExpectedRefusal = ({ purpose, status }: { purpose: string; status: number | null }): boolean =>
  status === 400 && /^Check (refund )?access\b/.test(purpose);

type HookState = {
  connection: Pick<Connection, "state" | "warnings">;
  hooks: Pick<ConnectionDetail["hooks"], "waiting">;
};

/**
 * Describes whether the webhooks of a connection are processed or, once disconnected, whether the shop still sends
 * them.
 */
export const hookWords = ({ connection, hooks }: HookState): string => {
  if (hooks.waiting > 0) return t("connectionWords.toProcess", { count: hooks.waiting });
  if (connection.state === "DISCONNECTED")
    return connection.warnings.length > 0 ? t("connectionWords.notRemoved") : t("connectionWords.disconnected");
  return connection.warnings.some((each) => SENDS_NONE.test(each))
    ? t("connectionWords.notSent")
    : t("connectionWords.upToDate");
};
