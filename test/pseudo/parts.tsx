import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { StepHead } from "@/components/portal/shell/step-head";
import { stepPaths } from "@/components/portal/shell/step-paths";
import type { FormAction } from "@/components/portal/ui/form-state";
import { existing, tracking } from "@/test/portal-scene";
import { reader } from "./reader";

export const PATHS = stepPaths("1", "DEFAULT");
export const ACTION: FormAction = async (state) => state;
export const step = (
  <StepHead paths={PATHS} step="send" hasOutcomeStep title="⟦Title⟧" reader={reader}>
    <ExistingReturnsCard slug="1" existing={existing} reader={reader} />
  </StepHead>
);
export const POINTS = [[{ opens: "1", closes: "2" }], []].map((open_today, index) => ({
  ...{
    point_id: String(index),
    name: "1",
    distance_meters: null,
    opening_hours: [],
    open_today,
    opens_next: index === 0 ? null : { date: "2026-11-23", opens: "1", closes: "2" },
  },
  address: tracking().to,
}));
