import type { ComponentProps, ElementType, ReactNode } from "react";

type StepsProps = ComponentProps<"ol"> & {
  /** Stacked, in wide windows. */
  isRail?: boolean;
};

/** Progress. */
export const Steps = ({ isRail = false, ...rest }: StepsProps) => (
  <ol
    className={`group/steps flex gap-1 ${isRail ? "lg:grid lg:gap-0" : ""}`}
    data-rail={isRail || undefined}
    {...rest}
  />
);

type StepItemProps = { isDone: boolean; isCurrent: boolean; children: ReactNode };

export const StepItem = ({ isDone, isCurrent, children }: StepItemProps) => (
  <li
    className="flex-1 border-t-3 border-line pt-1.75 text-label word-wide font-medium text-ink-3 aria-[current]:border-second aria-[current]:font-semibold aria-[current]:text-ink data-done:border-second lg:group-data-rail/steps:border-s-3 lg:group-data-rail/steps:border-t-0 lg:group-data-rail/steps:py-2.5 lg:group-data-rail/steps:ps-3 lg:group-data-rail/steps:text-ui"
    data-done={isDone || undefined}
    aria-current={isCurrent ? "step" : undefined}
  >
    {children}
  </li>
);

/** Its tap target is larger than its text. */
export const StepLink = ({ as: Drawn = "a", ...rest }: { href: string; as?: ElementType; children: ReactNode }) => (
  <Drawn
    className="-mt-2.5 -mb-4.5 block pt-2.5 pb-4.5 text-ink-2 lg:group-data-rail/steps:-my-2.5 lg:group-data-rail/steps:py-2.5"
    {...rest}
  />
);
