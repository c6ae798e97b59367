import Link from "next/link";
import type { PortalStore } from "@/contract/storefront/store";
import { pass } from "../copy/pass";
import { Waves } from "../lookup/postmark";
import { BackLink } from "../shell/step-head";
import { StoreLogo } from "../shell/store-logo";
import { isAllKept, type Tracking } from "../status/tracking-view";

/**
 * The pass of a return that somebody has to allow: the same paper with the number alone. No code, no label in the
 * making, nothing that looks again: a person answers by mail.
 */
export function RequestScreen({ store, tracking }: { store: PortalStore; tracking: Tracking }) {
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  return (
    <div className="hall">
      <div className="wrap hall-head">
        <div className="crumb">
          <BackLink href={home} text={pass.back} />
        </div>
        <h1 tabIndex={-1}>{pass.requestTitle}</h1>
      </div>
      <div className="hall-floor">
        <Waves />
        <div className="wrap">
          <article className="ticket ticket-request" aria-label={pass.requestKind}>
            <div className="ticket-code">
              <header>
                <StoreLogo store={store} />
                <span>{pass.requestKind}</span>
              </header>
              <div>
                <p className="ticket-id">{tracking.return_code}</p>
                <p className="ticket-hint">{pass.requestHint}</p>
              </div>
            </div>
            <div className="ticket-body">
              <p className="deadline">
                <span>{pass.answer}</span>
                <b>{pass.answerWithin}</b>
              </p>
              <ol className="ticket-steps">
                {pass.requestSteps(store.name, isAllKept(tracking)).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </article>
          <div className="ticket-acts">
            <Link className="btn" href={home}>
              {pass.requestStatus}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
