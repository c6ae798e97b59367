import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/messages/dashboard/settings-policy";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { problemText } from "../../browser/problem-text";
import { useTRPC } from "../../browser/trpc";
import { SelectField } from "../../controls/select-field";
import { SettingBlock } from "../controls/setting-block";
import type { FormPlace } from "../form/part";
import type { ConditionsValue } from "../types";
import { SimulationResult } from "./simulation-result";

const RANGES = ["30", "90", "365"] as const;
const DAY_MS = 86_400_000;
const LOOK_MS = 700;

type SimulatorProps = { draft: ConditionsValue; isChanged: boolean; place: FormPlace };

/** Tests the unsaved conditions on past returns: how the results would have differed. */
export function Simulator({ draft, isChanged, place }: SimulatorProps) {
  const trpc = useTRPC();
  const [days, setDays] = useState<(typeof RANGES)[number]>("90");
  const start = useMutation(trpc.startPolicySimulation.mutationOptions());
  const simulation_id = start.data?.simulation_id ?? "";
  const { data, error } = useQuery({
    ...trpc.getPolicySimulation.queryOptions({ simulation_id }),
    enabled: simulation_id !== "",
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === "PENDING" ? LOOK_MS : false),
  });
  const play = () => {
    const now = Date.now();
    const { ecommerce_id, version: _, ...return_conditions } = draft;
    const from = new Date(now - Number(days) * DAY_MS).toISOString();
    start.mutate({ ecommerce_id, return_conditions, from, to: new Date(now).toISOString() });
  };
  const problem = start.error ?? error;
  return (
    <SettingBlock title={t("simulator.title")} about={t("simulator.about")}>
      <div className="max-md:[&>button]:h-11 flex flex-wrap items-end gap-3">
        <SelectField
          className="w-44"
          label={t("simulator.period")}
          options={RANGES.map((range) => [range, t(`simulator.ranges.${range}`)] as const)}
          value={days}
          onChange={setDays}
        />
        <Button aria-disabled={start.isPending || undefined} onClick={play}>
          {data?.state === "PENDING"
            ? t("simulator.progress", { done: data.done, total: data.total })
            : t("simulator.run")}
        </Button>
        {isChanged ? null : <p className="text-ink-3 text-[13px]">{t("simulator.unchanged")}</p>}
      </div>
      <div aria-live="polite">
        {problem ? <FieldError>{problemText(problem)}</FieldError> : null}
        {data?.state === "DONE" ? <SimulationResult result={data} timeZone={place.timeZone} /> : null}
        {data?.state === "FAILED" ? <FieldError>{t("simulator.failed", { reason: data.error })}</FieldError> : null}
      </div>
    </SettingBlock>
  );
}
