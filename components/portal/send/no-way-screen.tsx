import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";

type NoWayProps = { store: PortalStore; reader: Reader; head: ReactNode };

/** No carrier takes it right now: the draft stays, and a person is named. */
export function NoWayScreen({ store, reader: { t }, head }: NoWayProps) {
  return (
    <div className="wrap form">
      <div className="list">
        {head}
        <div className="errors" role="alert">
          <p className="errors-title">{t("send.noneTitle")}</p>
          <p>
            {t("send.none", { store: store.name })}{" "}
            {store.contact_email ? <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a> : null}
          </p>
        </div>
      </div>
    </div>
  );
}
