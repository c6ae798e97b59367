import { Icon } from "@/components/ui/icon";
import type { PendingSum } from "../form/form-state";

/** How an amount comes about while a choice is still incomplete. */
export const PendingSums = ({ pending, title }: { pending: PendingSum; title: string }) =>
  pending.lines.length === 0 ? null : (
    <details className="sheet sums" open>
      <summary>
        {title}
        <Icon name="chevron-down" small />
      </summary>
      <dl className="sum-lines">
        {pending.lines.map(({ key, text, amount }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  );

/** The amount of choices that are still incomplete. */
export const PendingTotal = ({ pending: { label, amount } }: { pending: PendingSum }) => (
  <output className="total" aria-live="polite" data-empty={amount === null || undefined}>
    <span>{label}</span> <strong>{amount ?? "–"}</strong>
  </output>
);
