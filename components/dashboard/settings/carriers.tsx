"use client";

import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { listCarriers } from "@/contract/dashboard/carriers";
import { t } from "@/messages/dashboard/settings";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { TextAnchor } from "../../ui/text-link";
import { useTRPC } from "../browser/trpc";
import { useFile } from "../browser/use-file";
import { FailedCall } from "../controls/failed-call";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { returnMethodWords } from "./setting-words";

/** A carrier with its recent results. */
export type Carrier = z.output<typeof listCarriers.output>["carriers"][number];

/** A store's carriers: what each supports, its recent results, and a test label. */
export function Carriers({ carriers, place }: { carriers: readonly Carrier[]; place: FormPlace }) {
  return (
    <SettingBlock title={t("carriers.title")} about={t("carriers.about")}>
      <ul className="[&>li]:pb-4 [&>li]:gap-1.5 [&>li]:grid">
        {carriers.map((carrier) => (
          <CarrierRow key={`${carrier.provider} ${carrier.carrier}`} carrier={carrier} place={place} />
        ))}
      </ul>
    </SettingBlock>
  );
}

function CarrierRow({ carrier, place }: { carrier: Carrier; place: FormPlace }) {
  const {
    name,
    provider,
    carrier: code,
    return_methods: methods,
    labels,
    stumbled,
    failed,
    last_error: error,
  } = carrier;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold">{name}</b>
        <span className="font-mono text-code text-ink-2">
          {provider} · {code}
        </span>
        <Health labels={labels} failed={failed} />
      </p>
      <p className="text-ink-2 text-[13px]">
        {t("carriers.health", { labels, stumbled, failed })} {error ? t("carriers.lastError", { error }) : null}
      </p>
      {place.canWrite ? (
        <span className="flex flex-wrap gap-2">
          {methods.map((method) => (
            <TestLabel key={method} {...{ carrier, method, place }} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

function Health({ labels, failed }: Pick<Carrier, "labels" | "failed">) {
  if (failed === 0) return labels > 0 ? <Badge tone="ok">{t("carriers.connected")}</Badge> : null;
  return labels > 0 ? (
    <Badge tone="hold">{t("carriers.someFailing")}</Badge>
  ) : (
    <Badge tone="bad">{t("carriers.failing")}</Badge>
  );
}

type TestLabelProps = { carrier: Carrier; method: Carrier["return_methods"][number]; place: FormPlace };

function TestLabel({ carrier: { provider, carrier }, method, place }: TestLabelProps) {
  const trpc = useTRPC();
  const make = useMutation(trpc.makeTestLabel.mutationOptions());
  const file = useFile(make.data);
  const call = { ecommerce_id: place.ecommerceId, provider, carrier, return_method: method };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button isLive size="small" disabled={make.isPending} onClick={() => make.mutate(call)}>
        {make.isPending ? t("carriers.requesting") : t("carriers.testLabel", { method: returnMethodWords(method) })}
      </Button>
      <span role="status">
        {file && make.data ? (
          <TextAnchor href={file} download={make.data.name}>
            {make.data.name}
          </TextAnchor>
        ) : null}
        <FailedCall error={make.error} as="span" className="m-0!" />
      </span>
    </span>
  );
}
