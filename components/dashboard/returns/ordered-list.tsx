import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/returns";
import { Button } from "../../ui/button";

type OrderedListProps<T extends string> = {
  order: readonly T[];
  wordOf: (item: T) => string;
  onOrder: (order: T[]) => void;
  children: (item: T) => ReactNode;
};

/** A list whose items can be moved left or right by one place. */
export function OrderedList<T extends string>({ order, wordOf, onOrder, children }: OrderedListProps<T>) {
  const move = (index: number, by: 1 | -1) => {
    const next = [...order];
    const [taken] = next.splice(index, 1);
    if (taken) next.splice(index + by, 0, taken);
    onOrder(next);
  };
  return (
    <ol>
      {order.map((item, index) => (
        <li className="border-b border-line grid-cols-[minmax(0,1fr)_auto_auto] items-center grid" key={item}>
          {children(item)}
          <Move isUp word={wordOf(item)} isOff={index === 0} onClick={() => move(index, -1)} />
          <Move word={wordOf(item)} isOff={index === order.length - 1} onClick={() => move(index, 1)} />
        </li>
      ))}
    </ol>
  );
}

type MoveProps = { isUp?: boolean; word: string; isOff: boolean; onClick: () => void };

function Move({ isUp = false, word, isOff, onClick }: MoveProps) {
  const Sign = isUp ? ArrowUp : ArrowDown;
  return (
    <Button size="small" kind="bare" isSquare aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()}>
      <Sign aria-hidden="true" />
      <span className="sr-only">{t(isUp ? "orderedList.moveLeft" : "orderedList.moveRight", { name: word })}</span>
    </Button>
  );
}
