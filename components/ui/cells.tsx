import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/**
 * A grid of field boxes with shared hairlines. Children are <Cell>s; `columns` applies from the narrowest screen up.
 */
export function Cells(props: { columns?: 1 | 2 | 3; className?: string; children: ReactNode }) {
  const { columns = 1, className = "", children } = props;
  return (
    <dl className={`cells ${className}`} data-columns={columns}>
      {children}
    </dl>
  );
}

type CellProps = { label: ReactNode; icon?: IconName; wide?: boolean; tone?: "hold"; children: ReactNode };

/** One field box: small label above its value. */
export function Cell({ label, icon, wide = false, tone, children }: CellProps) {
  return (
    <div className={wide ? "cell cell-wide" : "cell"} data-tone={tone}>
      <dt>
        {icon ? <Icon name={icon} small /> : null}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
