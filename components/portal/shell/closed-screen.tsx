import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { MessageScreen } from "./message-screen";

/** The store accepts no returns: says so, with the policy and a contact. */
export function ClosedScreen({ store, reader: { t } }: { store: PortalStore; reader: Reader }) {
  return (
    <MessageScreen title={t("system.closedTitle")} text={t("system.closedText", { store: store.name })}>
      {store.contact_email ? (
        <p>
          {t("system.closedContact")} <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a>
        </p>
      ) : null}
      {store.policy_url ? (
        <p>
          <a href={store.policy_url}>{t("shell.policy")}</a>
        </p>
      ) : null}
    </MessageScreen>
  );
}
