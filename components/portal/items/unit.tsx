import type { ComponentProps, ElementType } from "react";
import type { As } from "@/components/ui/as";
import type { pricePaid } from "../draft/line-view";

/** A stack of cards with shared borders; the ticked one is raised and expands. */
export function UnitFrame<Tag extends ElementType = "div">(props: As<Tag, { className?: string }>) {
  const { as, className = "bg-surface", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className={`group/card relative -mt-px border border-line first-of-type:rounded-t-brand last-of-type:rounded-b-brand chosen:z-1 chosen:border-link chosen:ring chosen:ring-link forced-colors:chosen:picked-out ${className}`}
      {...rest}
    />
  );
}

type UnitHeadProps = ComponentProps<"div"> & {
  /** A check box precedes the picture. */
  canTick?: boolean;
};

const TICKED = "2xs:grid-cols-[24px_64px_minmax(0,1fr)] xs:grid-cols-[24px_64px_minmax(0,1fr)_auto]";
const PLAIN = "2xs:grid-cols-[64px_minmax(0,1fr)] xs:grid-cols-[64px_minmax(0,1fr)_auto]";

/**
 * Picture, text and price. At double text size, or on a page a quarter as wide, text takes precedence over the picture.
 */
export function UnitHead({ canTick = false, ...rest }: UnitHeadProps) {
  return (
    <div
      className={`group/head relative grid gap-x-3 p-4 has-[>:focus-visible]:rounded-brand has-[>:focus-visible]:outline-2 has-[>:focus-visible]:-outline-offset-6 has-[>:focus-visible]:outline-link max-2xs:grid-cols-1 max-2xs:gap-y-2 xs:gap-x-4 ${canTick ? TICKED : PLAIN}`}
      {...rest}
    />
  );
}

type UnitPriceProps = Omit<ComponentProps<"p">, "children"> & { price: ReturnType<typeof pricePaid> };

/** The price paid, per unit or for all units. */
export function UnitPrice({ price, className = "", ...rest }: UnitPriceProps) {
  return (
    <p
      className={`self-end font-medium whitespace-nowrap wrap-normal xs:row-start-1 xs:self-start xs:text-end ${className}`}
      {...rest}
    >
      {price.amount} <span className="text-ui">{price.per}</span>
    </p>
  );
}
