"use client";

import { useMutation } from "@tanstack/react-query";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";

type SampleOrder = { order_name: string; email: string };
type SampleOrdersProps = { ecommerceId: string; slug: string; known: readonly SampleOrder[] };

/** Orders to try a return with, for a store that has none yet; once they are there, what to type in the portal. */
export function SampleOrders({ ecommerceId, slug, known }: SampleOrdersProps) {
  const trpc = useTRPC();
  const add = useMutation(trpc.addSampleOrders.mutationOptions());
  const [first] = add.data?.orders ?? known;
  if (first)
    return (
      <div className="max-w-[44ch]" role="status">
        <p>
          In the portal, look for order <span className="mono">{first.order_name}</span> with{" "}
          <span className="mono">{first.email}</span>.
        </p>
        <a
          className="button mt-3"
          data-kind="main"
          href={`/r/${slug}?${new URLSearchParams({ order: first.order_name })}`}
          target="_blank"
          rel="noreferrer"
        >
          Make a return in the portal
        </a>
      </div>
    );
  return (
    <div>
      <LiveButton
        className="button"
        data-kind="main"
        disabled={add.isPending}
        onClick={() => add.mutate({ ecommerce_id: ecommerceId })}
      >
        {add.isPending ? "Adding …" : "Add sample orders"}
      </LiveButton>
      <p className="field-hint">Two orders of a made-up shopper.</p>
      {add.error ? (
        <p className="field-error" role="alert">
          {problemText(add.error)}
        </p>
      ) : null}
    </div>
  );
}
