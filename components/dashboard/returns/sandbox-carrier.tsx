"use client";

import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { t } from "@/messages/dashboard/return";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { FieldError } from "../../ui/field";
import { useAct } from "../browser/use-act";

const STEPS = ["CREATED", "COLLECTED", "IN_WAREHOUSE"] as const satisfies readonly ShippingStatus[];
const ORDER: readonly ShippingStatus[] = STEPS;

/** Next possible statuses of the parcel. */
const NEXT = { CREATED: "COLLECTED", COLLECTED: "IN_WAREHOUSE", ERROR: "COLLECTED" } as const satisfies Partial<
  Record<ShippingStatus, ShippingStatus>
>;

const canMove = (status: ShippingStatus): status is keyof typeof NEXT => Object.hasOwn(NEXT, status);

/**
 * Simulates the carrier in test mode: moves the parcel through the same operation that a real carrier's events call.
 */
export function SandboxCarrier({ processId, status }: { processId: string; status: ShippingStatus }) {
  const move = useAct(
    (client, lkss: ShippingStatus) => client.updateShippingStatus.mutate({ process_id: processId, lkss }),
    { saysErrors: true },
  );
  const here = ORDER.indexOf(status);
  return (
    <section
      className="pt-3.5 pb-4 px-4 border border-dashed border-field-line rounded-control bg-paper max-desk:-order-1"
      aria-labelledby="sandbox"
    >
      <h2 className="justify-between flex font-semibold" id="sandbox">
        {t("sandboxCarrier.title")} <Chip>{t("sandboxCarrier.testMode")}</Chip>
      </h2>
      <ol className="mt-2.5 mb-3 gap-1 grid-cols-3 grid [&_li[data-done]]:border-accent [&_li[data-done]]:text-ink-2 [&_li[aria-current]]:text-ink! [&_li[aria-current]]:font-semibold">
        {STEPS.map((step, index) => (
          <li
            className="pt-1.5 border-t-[3px] border-line text-ink-3 text-fine stretch-label"
            key={step}
            data-done={index <= here || undefined}
            aria-current={index === here ? "step" : undefined}
          >
            {t(`sandboxCarrier.steps.${step}`)}
          </li>
        ))}
      </ol>
      {status === "ERROR" ? <FieldError className="mb-2">{t("sandboxCarrier.problem")}</FieldError> : null}
      {canMove(status) ? (
        <div className="flex flex-wrap gap-2">
          <Button isLive className="flex-1" disabled={move.isPending} onClick={() => move.mutate(NEXT[status])}>
            {move.isPending ? t("sandboxCarrier.moving") : t(`sandboxCarrier.acts.${status}`)}
          </Button>
          {status === "ERROR" ? null : (
            <Button isLive kind="bare" disabled={move.isPending} onClick={() => move.mutate("ERROR")}>
              {t("sandboxCarrier.lose")}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-ink-2">
          {status === "IN_WAREHOUSE" ? t("sandboxCarrier.delivered") : t("sandboxCarrier.creatingLabel")}
        </p>
      )}
    </section>
  );
}
