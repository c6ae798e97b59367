import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { LinkProgress } from "../browser/link-progress";
import { EmptySlip } from "../returns/empty-slip";
import { SampleOrders } from "./sample-orders";

type FirstStepsProps = {
  store: { ecommerce_id: string; slug: string; name: string } | null;
  canSet: boolean;
  /** Sample orders that are there; null where none may be put in. */
  samples: readonly { order_name: string; email: string }[] | null;
};

const STEPS = [
  ["/dashboard/returns/import", "Bring your orders in", "As a file, or sent by your shop over the API."],
  ["/dashboard/settings/policy", "Set the return policy", "How long, what not, who pays."],
  ["/dashboard/settings/branding", "Dress the portal", "Logo, colours and words, beside the page as shoppers see it."],
  ["/dashboard/settings/warehouses", "Say where parcels go", "The address on every label: without one none is made."],
  ["/dashboard/settings/shipping", "Choose how parcels come back", "Carriers, ways to send, fees."],
  ["/dashboard/settings/team", "Invite your team", "Everybody sees what their role may do."],
] as const;

/** Before the first return there is nothing to show but what makes one possible. */
export function FirstSteps({ store, canSet, samples }: FirstStepsProps) {
  return (
    <div className="px-(--pad) pt-3 pb-10">
      <h1 className="text-h1 font-semibold">No returns yet</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        What waits, why things come back and how long it takes stands here as soon as there is a return.
        {canSet ? " Until then, what makes the first one possible:" : ""}
      </p>
      {canSet ? <Steps /> : null}
      {store ? (
        <section className="first-try" aria-labelledby="first-try">
          <EmptySlip />
          <div className="min-w-0">
            <h2 id="first-try" className="font-semibold">
              See it as a shopper does
            </h2>
            <p className="text-ink-2">
              {samples
                ? "Return something yourself. In test mode nothing is shipped and nothing is paid."
                : `The portal of ${store.name}, where a return begins.`}
            </p>
          </div>
          {samples ? (
            <SampleOrders ecommerceId={store.ecommerce_id} slug={store.slug} known={samples} />
          ) : (
            <a className="button" data-kind="main" href={`/r/${store.slug}`} target="_blank" rel="noreferrer">
              Make a return in the portal
            </a>
          )}
        </section>
      ) : null}
    </div>
  );
}

function Steps() {
  return (
    <ol className="first-steps">
      {STEPS.map(([href, word, why], index) => (
        <li key={href}>
          <Link href={href}>
            <span className="mono" aria-hidden="true">
              {index + 1}
            </span>
            <b>{word}</b>
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{why}</span>
            <LinkProgress />
          </Link>
        </li>
      ))}
    </ol>
  );
}
