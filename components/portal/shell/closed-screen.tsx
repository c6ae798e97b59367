import type { PortalStore } from "@/contract/storefront/store";
import { shell, system } from "../copy/shell";
import { MessageScreen } from "./message-screen";

/** The store takes no returns: said plainly, with the policy and a person to ask. */
export function ClosedScreen({ store }: { store: PortalStore }) {
  return (
    <MessageScreen title={system.closedTitle} text={system.closedText(store.name)}>
      {store.contact_email ? (
        <p>
          {system.closedContact} <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a>
        </p>
      ) : null}
      {store.policy_url ? (
        <p>
          <a href={store.policy_url}>{shell.policy}</a>
        </p>
      ) : null}
    </MessageScreen>
  );
}
