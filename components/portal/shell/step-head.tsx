import Link from "next/link";
import type { ReactNode } from "react";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import { Crumb, PageHead } from "../ui/page";
import { BackLink } from "./back-link";
import { type Step, type StepPaths, stepsOf } from "./step-paths";
import { StepItem, StepLink, Steps } from "./steps";

type StepHeadProps = {
  paths: StepPaths;
  step: Step;
  hasOutcomeStep: boolean;
  isNothingSent?: boolean;
  title: string;
  reader: Reader;
  /** Back link within the step; otherwise to the previous step. */
  back?: { href: string; text: string } | undefined;
  children?: ReactNode;
};

/** Back link, progress, and this step's question. Completed steps are links. */
export function StepHead({ paths, step, title, reader, back, children, ...flow }: StepHeadProps) {
  const { t } = reader;
  const { hasOutcomeStep, isNothingSent = false } = flow;
  const steps = stepsOf(paths, { hasOutcomeStep, isNothingSent });
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const up =
    back ??
    (before === undefined
      ? { href: paths.home, text: t("shell.anotherOrder") }
      : { href: paths[before], text: stepName(t, before, { paths, isNothingSent }) });
  return (
    <>
      <Crumb>
        <BackLink as={Link} {...up} />
        <p className="text-ui text-ink-2">{t("shell.stepOf", { step: at + 1, steps: steps.length })}</p>
      </Crumb>
      <Steps aria-label={t("shell.progress")}>
        {steps.map((one, index) => {
          const name = stepName(t, one, { paths, isNothingSent });
          return (
            <StepItem key={one} isDone={index < at} isCurrent={index === at}>
              {index < at ? (
                <StepLink as={Link} href={paths[one]}>
                  {name}
                </StepLink>
              ) : (
                name
              )}
            </StepItem>
          );
        })}
      </Steps>
      <PageHead title={title} className="my-6">
        {children}
      </PageHead>
    </>
  );
}

/** Name of a step: the return method step also confirms when there is no separate step for that. */
export function stepName(
  t: PortalText,
  step: Step,
  { paths: { layout }, isNothingSent }: { paths: Pick<StepPaths, "layout">; isNothingSent: boolean },
): string {
  if (step !== "send") return t(`steps.${step}`);
  if (layout !== "DEFAULT") return t("steps.way");
  return t(isNothingSent ? "steps.check" : "steps.send");
}
