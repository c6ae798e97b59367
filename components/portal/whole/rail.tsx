import type { Reader } from "../reader";
import { stepName } from "../shell/step-head";
import { type Step, type StepPaths, stepsOf } from "../shell/step-paths";

type RailProps = {
  paths: StepPaths;
  /** The first part that still lacks something. */
  at: Step;
  hasOutcomeStep: boolean;
  isNothingSent: boolean;
  reader: Reader;
};

/** The parts of the page, how far one is, and the way to each of them. */
export function Rail({ paths, at, reader: { t }, ...flow }: RailProps) {
  const steps = stepsOf(paths, flow);
  const now = steps.indexOf(at);
  return (
    <nav className="rail" aria-label={t("shell.progress")}>
      <ol className="steps">
        {steps.map((step, index) => {
          const name = stepName(t, step, { paths, isNothingSent: flow.isNothingSent });
          return (
            <li key={step} data-done={index < now || undefined} aria-current={index === now ? "step" : undefined}>
              {index > now ? name : <a href={`#${step}`}>{name}</a>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
