import { Fold } from "../ui/fold";
import type { PendingSum } from "../ui/form-state";
import { SumRow, SumRows } from "../ui/sum-rows";
import { Total } from "../ui/total";

/** The calculation while a choice is incomplete. */
export const PendingSums = ({ pending, title }: { pending: PendingSum; title: string }) =>
  pending.lines.length === 0 ? null : (
    <Fold title={title} open>
      <SumRows>
        {pending.lines.map(({ key, text, amount }) => (
          <SumRow key={key} text={text}>
            {amount}
          </SumRow>
        ))}
      </SumRows>
    </Fold>
  );

/** The amount while choices are incomplete. */
export const PendingTotal = ({ pending: { label, amount } }: { pending: PendingSum }) => (
  <Total label={label} isEmpty={amount === null}>
    {amount ?? "–"}
  </Total>
);
