import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import { send } from "../copy/send";

/** No carrier takes it right now: the draft stays, and a person is named. */
export function NoWayScreen({ store, head }: { store: PortalStore; head: ReactNode }) {
  return (
    <div className="wrap form">
      <div className="list">
        {head}
        <div className="errors" role="alert">
          <p className="errors-title">{send.noneTitle}</p>
          <p>
            {send.none(store.name)}{" "}
            {store.contact_email ? <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a> : null}
          </p>
        </div>
      </div>
    </div>
  );
}
