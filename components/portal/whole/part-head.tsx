import type { ReactNode } from "react";
import type { Step } from "../shell/step-paths";

type PartHeadProps = {
  step: Step;
  title: string /** What has to come before. */;
  later?: string | undefined;
  children?: ReactNode;
};

/** What a part of the one page asks, or when it will. */
export function PartHead({ step, title, later, children }: PartHeadProps) {
  return (
    <div className="part-head" data-later={later === undefined ? undefined : ""}>
      <h2 id={`${step}-title`}>{title}</h2>
      {later === undefined ? null : <p className="note">{later}</p>}
      {children}
    </div>
  );
}
