import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";

type NoWayProps = { store: PortalStore; reader: Reader };

/** The step that asks how it is sent, where there is no answer. */
export function NoWayScreen({ store, reader, head }: NoWayProps & { head: ReactNode }) {
  return (
    <div className="wrap form">
      <div className="list">
        {head}
        <NoWay store={store} reader={reader} />
      </div>
    </div>
  );
}

/** No carrier takes it right now: the draft stays, and a person is named. */
export function NoWay({ store, reader: { t } }: NoWayProps) {
  return (
    <div className="errors" role="alert">
      <p className="errors-title">{t("send.noneTitle")}</p>
      <p>
        {t("send.none", { store: store.name })}{" "}
        {store.contact_email ? <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a> : null}
      </p>
    </div>
  );
}
