"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";

type SandboxCarrierProps = { processId: string; status: ShippingStatus };

const STEPS = [
  { status: "CREATED", word: "Label made" },
  { status: "COLLECTED", word: "Collected" },
  { status: "IN_WAREHOUSE", word: "At the warehouse" },
] as const;

const NEXT: Partial<Record<ShippingStatus, { to: ShippingStatus; act: string }>> = {
  CREATED: { to: "COLLECTED", act: "Collect the parcel" },
  COLLECTED: { to: "IN_WAREHOUSE", act: "Deliver it to the warehouse" },
  ERROR: { to: "COLLECTED", act: "Find the parcel again" },
};

/** Plays the carrier in test mode: moves the parcel through the same operation that a real carrier's events call. */
export function SandboxCarrier({ processId, status }: SandboxCarrierProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const say = useToast();
  const move = useMutation(
    trpc.updateShippingStatus.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries();
        router.refresh();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  const next = NEXT[status];
  const here = STEPS.findIndex((step) => step.status === status);
  return (
    <section className="sandbox" aria-labelledby="sandbox">
      <h2 id="sandbox">
        Sandbox carrier <span className="chip">test mode</span>
      </h2>
      <ol className="carrier-steps">
        {STEPS.map((step, index) => (
          <li
            key={step.status}
            data-done={index <= here || undefined}
            aria-current={index === here ? "step" : undefined}
          >
            {step.word}
          </li>
        ))}
      </ol>
      {status === "ERROR" ? <p className="field-error mb-2">The carrier reported a problem.</p> : null}
      {next ? (
        <div className="flex flex-wrap gap-2">
          <LiveButton
            className="button flex-1"
            disabled={move.isPending}
            onClick={() => move.mutate({ process_id: processId, lkss: next.to })}
          >
            {move.isPending ? "Moving …" : next.act}
          </LiveButton>
          {status === "ERROR" ? null : (
            <LiveButton
              className="button"
              data-kind="bare"
              disabled={move.isPending}
              onClick={() => move.mutate({ process_id: processId, lkss: "ERROR" })}
            >
              Lose it
            </LiveButton>
          )}
        </div>
      ) : (
        <p className="text-ink-2">
          {status === "IN_WAREHOUSE"
            ? "The parcel has arrived; the carrier's part is done."
            : "The label is being made."}
        </p>
      )}
    </section>
  );
}
