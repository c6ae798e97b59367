import { ButtonLink } from "../../ui/button";
import { TextAnchor } from "../../ui/text-link";
import type { LaunchChecklist } from "../launch/launch-checklist";
import { SetupSteps } from "../launch/setup-steps";
import { EmptySlip } from "../returns/empty-slip";
import { SampleOrders } from "./sample-orders";

type FirstStepsProps = {
  store: { ecommerce_id: string; slug: string; name: string } | null;
  /** Null for roles that can't change settings. */
  launch: LaunchChecklist | null;
  /** Sample orders that are there; null where none may be added. */
  samples: readonly { order_name: string; email: string }[] | null;
};

/** Before the first return: what makes one possible, and a way to try it. */
export function FirstSteps({ store, launch, samples }: FirstStepsProps) {
  const hasOrders = launch?.steps.some(({ id, is_done }) => id === "ORDERS" && is_done) === true;
  return (
    <div className="px-(--pad) pt-3 pb-10">
      <h1 className="text-h1 font-semibold">No returns yet</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        Your returns will show up here.{" "}
        {launch ? (
          <>
            Set up your store first. <TextAnchor href="/docs/guides/first-day">Your first day</TextAnchor> leads from
            here to the first refund.
          </>
        ) : null}
      </p>
      {launch && store ? <SetupSteps launch={launch} slug={store.slug} /> : null}
      {store ? (
        <section
          className="mt-6 p-6 border border-dashed border-field-line rounded-control gap-y-4 gap-x-8 grid-cols-[auto_minmax(0,1fr)_auto] items-center grid max-md:grid-cols-1"
          aria-labelledby="first-try"
        >
          <EmptySlip />
          <div className="min-w-0">
            <h2 id="first-try" className="font-semibold">
              See it as a shopper
            </h2>
            <p className="text-ink-2">
              {samples
                ? "Return a sample order yourself: nothing is shipped, and no real money moves."
                : `Open the portal of ${store.name} and start a return.`}
            </p>
            {samples && hasOrders ? (
              <p className="text-ink-2">
                Or return one of your own orders in{" "}
                <TextAnchor href={`/r/${store.slug}`} target="_blank" rel="noreferrer">
                  the portal
                </TextAnchor>
                .
              </p>
            ) : null}
          </div>
          {samples ? (
            <SampleOrders ecommerceId={store.ecommerce_id} slug={store.slug} known={samples} />
          ) : (
            <ButtonLink kind="main" href={`/r/${store.slug}`} target="_blank" prefetch={false}>
              Open portal
            </ButtonLink>
          )}
        </section>
      ) : null}
    </div>
  );
}
