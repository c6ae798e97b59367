import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Reader } from "../reader";

type StepHeadProps = {
  slug: string;
  /** 1 Items, 2 Outcome, 3 Send and confirm. */
  step: 1 | 2 | 3;
  /** A store with one outcome skips the second step. */
  hasOutcomeStep: boolean;
  /** Everything is kept: nothing has to be sent. */
  isNothingSent?: boolean;
  title: string;
  reader: Reader;
  children?: ReactNode;
};

/** Way back, where one stands, and what this step asks. Finished steps are links. */
export function StepHead(props: StepHeadProps) {
  const { slug, step, hasOutcomeStep, title, reader, children } = props;
  const steps = stepsOf(props).filter(({ index }) => hasOutcomeStep || index !== OUTCOME);
  const at = steps.findIndex(({ index }) => index === step - 1);
  const before = steps[at - 1];
  return (
    <>
      <div className="crumb">
        <BackLink
          href={before ? `/r/${slug}${before.path}` : `/r/${slug}`}
          text={before ? before.name : reader.t("shell.anotherOrder")}
        />
        <p className="note">{reader.t("shell.stepOf", { step: at + 1, steps: steps.length })}</p>
      </div>
      <ol className="steps" aria-label={reader.t("shell.progress")}>
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

const OUTCOME = 1;

const stepsOf = ({ reader: { t }, isNothingSent = false }: StepHeadProps) => [
  { name: t("steps.items"), path: "/items", index: 0 },
  { name: t("steps.outcome"), path: "/outcome", index: OUTCOME },
  { name: t(isNothingSent ? "steps.confirm" : "steps.send"), path: "/send", index: 2 },
];

/** Link one level up, top left. */
export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <Link className="back" href={href}>
      <Icon name="chevron-left" />
      {text}
    </Link>
  );
}
