import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { problemText } from "../../browser/problem-text";
import { useTRPC } from "../../browser/trpc";
import { SelectField } from "../../controls/select-field";
import { SettingBlock } from "../controls/setting-block";
import type { FormPlace } from "../form/part";
import type { ConditionsValue } from "../types";
import { SimulationResult } from "./simulation-result";

const RANGES = [
  ["30", "the last 30 days"],
  ["90", "the last 90 days"],
  ["365", "the last year"],
] as const;
const DAY_MS = 86_400_000;
const LOOK_MS = 700;

type SimulatorProps = { draft: ConditionsValue; isChanged: boolean; place: FormPlace };

/** Plays the conditions as they stand in the form over past returns: what would have come out otherwise. */
export function Simulator({ draft, isChanged, place }: SimulatorProps) {
  const trpc = useTRPC();
  const [days, setDays] = useState<(typeof RANGES)[number][0]>("90");
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
    <SettingBlock
      title="Test on past returns"
      about="What would have come out under the conditions above. Nothing is changed by it."
    >
      <div className="max-md:[&>button]:h-11 flex flex-wrap items-end gap-3">
        <SelectField className="w-44" label="Returns of" options={RANGES} value={days} onChange={setDays} />
        <Button aria-disabled={start.isPending || undefined} onClick={play}>
          {data?.state === "PENDING" ? `${data.done} of ${data.total} …` : "Play"}
        </Button>
        {isChanged ? null : <p className="text-ink-3 text-[13px]">Nothing differs from what is in force.</p>}
      </div>
      <div aria-live="polite">
        {problem ? <FieldError>{problemText(problem)}</FieldError> : null}
        {data?.state === "DONE" ? <SimulationResult result={data} timeZone={place.timeZone} /> : null}
        {data?.state === "FAILED" ? <FieldError>It broke off: {data.error}</FieldError> : null}
      </div>
    </SettingBlock>
  );
}
