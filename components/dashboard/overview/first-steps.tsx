import { t } from "@/messages/dashboard/overview";
import { ButtonLink } from "../../ui/button";
import { TextAnchor, TextLink } from "../../ui/text-link";
import type { LaunchChecklist } from "../launch/launch-checklist";
import { SetupSteps } from "../launch/setup-steps";
import { EmptySlip } from "../returns/empty-slip";
import { SampleOrders } from "./sample-orders";

type FirstStepsProps = {
  store: { ecommerce_id: string; slug: string; name: string } | null;
  /** Null for roles that can't change settings. */
  launch: LaunchChecklist | null;
  /** Sample orders that exist; null if none can be added. */
  samples: readonly { order_name: string; email: string }[] | null;
};

/** Shown before the first return: the setup steps and a way to try a return. */
export function FirstSteps({ store, launch, samples }: FirstStepsProps) {
  const hasOrders = launch?.steps.some(({ id, is_done }) => id === "ORDERS" && is_done) === true;
  const isSettingUp = launch?.steps.some(({ is_done }) => !is_done) === true;
  return (
    <div className="px-(--pad) pt-3 pb-10">
      <h1 className="text-h1 font-semibold">{t(isSettingUp ? "firstSteps.title" : "firstSteps.noReturns")}</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {launch ? <Intro launch={launch} slug={store?.slug ?? ""} /> : t("firstSteps.returnsHere")}
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
              {t("firstSteps.tryTitle")}
            </h2>
            <p className="text-ink-2">
              {samples ? t("firstSteps.trySample") : t("firstSteps.tryPortal", { store: store.name })}
            </p>
            {samples && hasOrders ? (
              <p className="text-ink-2">
                {t.rich("firstSteps.tryOwn", {
                  portal: (text) => (
                    <TextAnchor href={`/r/${store.slug}`} target="_blank" rel="noreferrer">
                      {text}
                    </TextAnchor>
                  ),
                })}
              </p>
            ) : null}
          </div>
          {samples ? (
            <SampleOrders ecommerceId={store.ecommerce_id} slug={store.slug} known={samples} />
          ) : (
            <ButtonLink kind="main" href={`/r/${store.slug}`} target="_blank" prefetch={false}>
              {t("firstSteps.openPortal")}
            </ButtonLink>
          )}
        </section>
      ) : null}
    </div>
  );
}

/** Setup progress with an explanation, and what comes next. */
function Intro({ launch, slug }: { launch: LaunchChecklist; slug: string }) {
  const { steps, is_live: isLive } = launch;
  return (
    <>
      {t.rich("firstSteps.intro", {
        ...{ done: steps.filter(({ is_done }) => is_done).length, total: steps.length },
        guide: (text) => <TextAnchor href="/docs/guides/first-day">{text}</TextAnchor>,
      })}
      {isLive ? null : (
        <>
          {" "}
          {t.rich("firstSteps.goLive", {
            live: (text) => (
              <TextLink href={`/dashboard/settings/go-live?store=${encodeURIComponent(slug)}`}>{text}</TextLink>
            ),
          })}
        </>
      )}
    </>
  );
}
