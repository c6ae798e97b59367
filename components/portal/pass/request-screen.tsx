import type { PortalStore } from "@/contract/storefront/store";
import { Waves } from "../lookup/postmark";
import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";
import { StoreLogo } from "../shell/store-logo";
import type { Tracking } from "../status/tracking-view";
import { requestSteps } from "./pass-steps";

type RequestProps = { store: PortalStore; tracking: Tracking; reader: Reader };

/**
 * The pass of a return that somebody has to allow: the same paper with the number alone. No code, no label in the
 * making, nothing that looks again: a person answers by mail.
 */
export function RequestScreen({ store, tracking, reader: { t } }: RequestProps) {
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  return (
    <div className="hall">
      <div className="wrap hall-head">
        <div className="crumb">
          <BackLink href={home} text={t("pass.back")} />
        </div>
        <h1 tabIndex={-1}>{t("pass.requestTitle")}</h1>
      </div>
      <div className="hall-floor">
        <Waves />
        <div className="wrap">
          <article className="ticket ticket-request" aria-label={t("pass.requestKind")}>
            <div className="ticket-code">
              <header>
                <StoreLogo store={store} />
                <span>{t("pass.requestKind")}</span>
              </header>
              <div>
                <p className="ticket-id">{tracking.return_code}</p>
                <p className="ticket-hint">{t("pass.requestHint")}</p>
              </div>
            </div>
            <div className="ticket-body">
              <p className="deadline">
                <span>{t("pass.answer")}</span>
                <b>{t("pass.answerWithin")}</b>
              </p>
              <ol className="ticket-steps">
                {requestSteps(t, { store: store.name, tracking }).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </article>
          <div className="ticket-acts">
            <a className="btn" href={home}>
              {t("pass.requestStatus")}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
