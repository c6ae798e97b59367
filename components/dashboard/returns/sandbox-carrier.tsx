"use client";

import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { FieldError } from "../../ui/field";
import { useAct } from "../browser/use-act";

const STEPS = [
  { status: "CREATED", word: "Label created" },
  { status: "COLLECTED", word: "Collected" },
  { status: "IN_WAREHOUSE", word: "At the warehouse" },
] as const;

const NEXT: Partial<Record<ShippingStatus, { to: ShippingStatus; act: string }>> = {
  CREATED: { to: "COLLECTED", act: "Collect the parcel" },
  COLLECTED: { to: "IN_WAREHOUSE", act: "Deliver it to the warehouse" },
  ERROR: { to: "COLLECTED", act: "Find the parcel" },
};

/** Plays the carrier in test mode: moves the parcel through the same operation that a real carrier's events call. */
export function SandboxCarrier({ processId, status }: { processId: string; status: ShippingStatus }) {
  const move = useAct(
    (client, lkss: ShippingStatus) => client.updateShippingStatus.mutate({ process_id: processId, lkss }),
    { saysErrors: true },
  );
  const next = NEXT[status];
  const here = STEPS.findIndex((step) => step.status === status);
  return (
    <section
      className="pt-3.5 pb-4 px-4 border border-dashed border-field-line rounded-control bg-paper max-desk:-order-1"
      aria-labelledby="sandbox"
    >
      <h2 className="justify-between flex font-semibold" id="sandbox">
        Sandbox carrier <Chip>test mode</Chip>
      </h2>
      <ol className="mt-2.5 mb-3 gap-1 grid-cols-3 grid [&_li[data-done]]:border-accent [&_li[data-done]]:text-ink-2 [&_li[aria-current]]:text-ink! [&_li[aria-current]]:font-semibold">
        {STEPS.map((step, index) => (
          <li
            className="pt-1.5 border-t-[3px] border-line text-ink-3 text-fine stretch-label"
            key={step.status}
            data-done={index <= here || undefined}
            aria-current={index === here ? "step" : undefined}
          >
            {step.word}
          </li>
        ))}
      </ol>
      {status === "ERROR" ? <FieldError className="mb-2">The carrier reported a problem.</FieldError> : null}
      {next ? (
        <div className="flex flex-wrap gap-2">
          <Button isLive className="flex-1" disabled={move.isPending} onClick={() => move.mutate(next.to)}>
            {move.isPending ? "Moving …" : next.act}
          </Button>
          {status === "ERROR" ? null : (
            <Button isLive kind="bare" disabled={move.isPending} onClick={() => move.mutate("ERROR")}>
              Lose the parcel
            </Button>
          )}
        </div>
      ) : (
        <p className="text-ink-2">
          {status === "IN_WAREHOUSE"
            ? "The parcel was delivered. The carrier’s part is done."
            : "We’re creating the label."}
        </p>
      )}
    </section>
  );
}
