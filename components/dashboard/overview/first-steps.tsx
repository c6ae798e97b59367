import Link from "next/link";
import { Blank } from "../returns/blank-list";
import { SampleOrders } from "./sample-orders";

type FirstStepsProps = {
  store: { ecommerce_id: string; slug: string } | null;
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
    <Blank title="No returns yet">
      <p>What waits, why things come back and how long it takes stands here as soon as there is a return.</p>
      {canSet ? (
        <ol className="first-steps">
          {STEPS.map(([href, word, why]) => (
            <li key={href}>
              <Link className="link font-medium" href={href}>
                {word}
              </Link>
              <span className="text-ink-2 block">{why}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {store && samples ? <SampleOrders ecommerceId={store.ecommerce_id} slug={store.slug} known={samples} /> : null}
      {store && !samples ? (
        <p>
          <a className="button" data-kind="main" href={`/r/${store.slug}`} target="_blank" rel="noreferrer">
            Make a return in the portal
          </a>
        </p>
      ) : null}
    </Blank>
  );
}
