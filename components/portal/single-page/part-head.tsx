import type { ReactNode } from "react";
import type { Step } from "../shell/step-paths";

type PartHeadProps = {
  step: Step;
  title: string /** Its prerequisite. */;
  later?: string | undefined;
  children?: ReactNode;
};

/** The question of a section of the single page, or its prerequisite. */
export function PartHead({ step, title, later, children }: PartHeadProps) {
  return (
    <div className="group/head mb-4 data-later:mb-0" data-later={later === undefined ? undefined : ""}>
      <h2 className="group-data-later/head:text-ink-3" id={`${step}-title`}>
        {title}
      </h2>
      {later === undefined ? null : <p className="mt-1 text-ui text-ink-2">{later}</p>}
      {children}
    </div>
  );
}
