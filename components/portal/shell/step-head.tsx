import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import { type Step, type StepPaths, stepsOf } from "./step-paths";

type StepHeadProps = {
  paths: StepPaths;
  step: Step;
  hasOutcomeStep: boolean;
  isNothingSent?: boolean;
  title: string;
  reader: Reader;
  /** Where a page within the step leads back to; else to the step before. */
  back?: { href: string; text: string } | undefined;
  children?: ReactNode;
};

/** Way back, where one stands, and what this step asks. Finished steps are links. */
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
      <div className="crumb">
        <Link className="back" href={up.href}>
          <Icon name="chevron-left" />
          {up.text}
        </Link>
        <p className="note">{t("shell.stepOf", { step: at + 1, steps: steps.length })}</p>
      </div>
      <ol className="steps" aria-label={t("shell.progress")}>
        {steps.map((one, index) => {
          const name = stepName(t, one, { paths, isNothingSent });
          return (
            <li key={one} data-done={index < at || undefined} aria-current={index === at ? "step" : undefined}>
              {index < at ? <Link href={paths[one]}>{name}</Link> : name}
            </li>
          );
        })}
      </ol>
      <div className="head">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </>
  );
}

/** How a step is called: the one that sends also confirms where no step of its own does. */
export function stepName(
  t: PortalText,
  step: Step,
  { paths: { layout }, isNothingSent }: { paths: Pick<StepPaths, "layout">; isNothingSent: boolean },
): string {
  if (step !== "send") return t(`steps.${step}`);
  if (layout !== "DEFAULT") return t("steps.way");
  return t(isNothingSent ? "steps.check" : "steps.send");
}
