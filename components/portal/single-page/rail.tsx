import type { Reader } from "../reader";
import { stepName } from "../shell/step-head";
import { type Step, type StepPaths, stepsOf } from "../shell/step-paths";
import { StepItem, StepLink, Steps } from "../shell/steps";

type RailProps = {
  paths: StepPaths;
  /** The first incomplete section. */
  at: Step;
  hasOutcomeStep: boolean;
  isNothingSent: boolean;
  reader: Reader;
};

/** The page's sections, the progress, and a link to each. */
export function Rail({ paths, at, reader: { t }, ...flow }: RailProps) {
  const steps = stepsOf(paths, flow);
  const now = steps.indexOf(at);
  return (
    <nav
      className="sticky top-0 z-4 -mx-4 border-b border-line bg-paper px-4 pt-2.5 pb-2 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:top-6 lg:z-auto lg:mx-0 lg:mt-14 lg:me-8 lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
      aria-label={t("shell.progress")}
    >
      <Steps isRail>
        {steps.map((step, index) => {
          const name = stepName(t, step, { paths, isNothingSent: flow.isNothingSent });
          return (
            <StepItem key={step} isDone={index < now} isCurrent={index === now}>
              {index > now ? name : <StepLink href={`#${step}`}>{name}</StepLink>}
            </StepItem>
          );
        })}
      </Steps>
    </nav>
  );
}
