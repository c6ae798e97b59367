"use client";

import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/overview";
import { Button, ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { useTRPC } from "../browser/trpc";
import { FailedCall } from "../controls/failed-call";

type SampleOrder = { order_name: string; email: string };
type SampleOrdersProps = { ecommerceId: string; slug: string; known: readonly SampleOrder[] };

/** Adds sample orders to a store that has none, then shows what to enter in the portal. */
export function SampleOrders({ ecommerceId, slug, known }: SampleOrdersProps) {
  const trpc = useTRPC();
  const add = useMutation(trpc.addSampleOrders.mutationOptions());
  const [first] = add.data?.orders ?? known;
  if (first)
    return (
      <div className="max-w-[44ch]" role="status">
        <p>
          {t.rich("sampleOrders.lookFor", {
            ...{ order: first.order_name, email: first.email },
            code: (text) => <span className="font-mono text-code">{text}</span>,
          })}
        </p>
        <ButtonAnchor
          className="mt-3"
          kind="main"
          href={`/r/${slug}?${new URLSearchParams({ order: first.order_name })}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("sampleOrders.startReturn")}
        </ButtonAnchor>
      </div>
    );
  return (
    <div>
      <Button isLive kind="main" disabled={add.isPending} onClick={() => add.mutate({ ecommerce_id: ecommerceId })}>
        {add.isPending ? t("sampleOrders.adding") : t("sampleOrders.addSampleOrders")}
      </Button>
      <Hint>{t("sampleOrders.hint")}</Hint>
      <FailedCall error={add.error} />
    </div>
  );
}
