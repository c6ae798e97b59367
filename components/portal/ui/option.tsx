import type { ComponentProps, ElementType, ReactNode } from "react";
import type { As } from "@/components/ui/as";
import { FieldError } from "./field-error";
import { errorAttributes } from "./form-state";
import { Tick } from "./input";

type OptionsProps = {
  /** Of the choice and its error. */
  name: string;
  error: string | undefined;
  legend: string;
  /** The legend is also a visible heading. */
  isTitled?: boolean;
  className?: string;
  children: ReactNode;
};

/** Equal cards with a single choice. */
export function Options({ name, error, legend, isTitled = false, className = "gap-3", children }: OptionsProps) {
  return (
    <fieldset className={`grid ${className}`} {...errorAttributes(name, error)}>
      <legend className={isTitled ? "pb-3 text-lead font-semibold" : "sr-only"}>{legend}</legend>
      <FieldError id={name} text={error} className="col-span-full" />
      {children}
    </fieldset>
  );
}

/**
 * One of them. The amount is at the end of the first line, facts are in cells below; its further inputs open in place.
 */
export function OptionCard({ isOff = false, children }: { isOff?: boolean; children: ReactNode }) {
  return (
    <div
      className="group/card relative overflow-clip rounded-brand border border-rule bg-surface transition-[border-color] hover:border-ink-3 has-[[data-opens]:focus-visible]:outline-2 has-[[data-opens]:focus-visible]:outline-offset-3 has-[[data-opens]:focus-visible]:outline-link data-off:border-dashed data-off:bg-transparent chosen:border-link chosen:ring chosen:ring-link refused:border-bad forced-colors:chosen:picked-out"
      data-off={isOff ? "" : undefined}
    >
      {children}
    </div>
  );
}

type OptionHeadProps = Omit<ComponentProps<"input">, "id"> & { id: string; children: ReactNode };

/** The whole card is its label. Other props go to the check box or radio. */
export function OptionHead({ id, type = "radio", children, ...input }: OptionHeadProps) {
  return (
    <label
      className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-baseline gap-x-3 p-4 text-lead font-semibold after:absolute after:inset-0 after:cursor-pointer after:content-[''] group-data-off/card:after:cursor-not-allowed"
      htmlFor={id}
    >
      <Tick type={type} id={id} className="self-start focus-visible:outline-none" data-opens="" {...input} />
      {children}
    </label>
  );
}

/** A method's price, or an option's refund. */
export const OptionAmount = ({ children }: { children: ReactNode }) => (
  <span className="text-h2/6 tracking-close whitespace-nowrap wrap-normal">{children}</span>
);

/** A line below the name; narrow beside a picture. */
export const OptionLine = ({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) => (
  <span className={`text-ui font-normal text-ink-2 ${isNarrow ? "col-start-2" : "col-[2/-1]"}`}>{children}</span>
);

type OptionMoreProps<Tag extends ElementType> = As<Tag, { className?: string }>;

/** Further inputs of the chosen one. */
export function OptionMore<Tag extends ElementType = "div">(props: OptionMoreProps<Tag>) {
  const { as, className = "group-chosen/card:block", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return <Drawn className={`relative z-1 hidden border-t border-line p-4 ${className}`} {...rest} />;
}
