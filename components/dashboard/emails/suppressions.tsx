"use client";

import type { z } from "zod";
import type { listMailSuppressions } from "@/contract/dashboard/mail-sender";
import { t } from "@/messages/dashboard/emails";
import { Button } from "../../ui/button";
import { useAct } from "../browser/use-act";

type Suppression = z.output<typeof listMailSuppressions.output>["suppressions"][number];

/** Addresses that get no emails because one bounced or was reported as spam, each with the reason and a way to lift it. */
export function Suppressions({ suppressions, canLift }: { suppressions: Suppression[]; canLift: boolean }) {
  const lift = useAct(
    (client, which: Pick<Suppression, "ecommerce_id" | "address">) => client.liftMailSuppression.mutate(which),
    {
      done: (_, { address }) => t("suppressions.lifted", { address }),
      saysErrors: true,
    },
  );
  if (suppressions.length === 0) return null;
  return (
    <section className="px-pad pb-4" aria-labelledby="suppressions">
      <h2 id="suppressions" className="text-h2 font-semibold">
        {t("suppressions.title")}
      </h2>
      <p className="text-ink-2">{t("suppressions.about")}</p>
      <ul className="mt-2">
        {suppressions.map(({ ecommerce_id, address, answer, is_complaint: isComplaint }) => (
          <li
            key={`${ecommerce_id} ${address}`}
            className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-t py-2"
          >
            <span className="font-medium wrap-anywhere max-md:w-full">{address}</span>
            <span className="text-ink-2 min-w-0 flex-1 wrap-anywhere max-md:w-full max-md:flex-none">
              {isComplaint ? t("suppressions.reportedAsSpam") : answer || t("suppressions.bounced")}
            </span>
            {canLift ? (
              <Button
                isLive
                size="small"
                aria-disabled={lift.isPending || undefined}
                onClick={() => lift.isPending || lift.mutate({ ecommerce_id, address })}
              >
                {t("suppressions.lift")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
