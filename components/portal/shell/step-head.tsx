import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { CONFIRM_STEP, STEP_NAMES, shell } from "../copy/shell";

type StepHeadProps = {
  slug: string;
  /** 1 Items, 2 Outcome, 3 Send and confirm. */
  step: 1 | 2 | 3;
  /** A store with one outcome skips the second step. */
  hasOutcomeStep: boolean;
  /** Everything is kept: nothing has to be sent. */
  isNothingSent?: boolean;
  title: string;
  children?: ReactNode;
};

/** Way back, where one stands, and what this step asks. Finished steps are links. */
export function StepHead({ slug, step, hasOutcomeStep, isNothingSent = false, title, children }: StepHeadProps) {
  const steps = STEP_NAMES.map((name, index) => ({
    name: isNothingSent && index === SEND ? CONFIRM_STEP : name,
    path: PATHS[index] ?? "",
    index,
  })).filter(({ index }) => hasOutcomeStep || index !== OUTCOME);
  const at = steps.findIndex(({ index }) => index === step - 1);
  const before = steps[at - 1];
  return (
    <>
      <div className="crumb">
        <BackLink
          href={before ? `/r/${slug}${before.path}` : `/r/${slug}`}
          text={before ? before.name : shell.anotherOrder}
        />
        <p className="note">{shell.stepOf(at + 1, steps.length)}</p>
      </div>
      <ol className="steps" aria-label={shell.progress}>
        {steps.map(({ name, path }, index) => (
          <li key={name} data-done={index < at || undefined} aria-current={index === at ? "step" : undefined}>
            {index < at ? <Link href={`/r/${slug}${path}`}>{name}</Link> : name}
          </li>
        ))}
      </ol>
      <div className="head">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </>
  );
}

const [OUTCOME, SEND] = [1, 2];
const PATHS = ["/items", "/outcome", "/send"];

/** Link one level up, top left. */
export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <Link className="back" href={href}>
      <Icon name="chevron-left" />
      {text}
    </Link>
  );
}
