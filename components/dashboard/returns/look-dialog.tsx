"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { useState } from "react";
import {
  LIST_COLUMNS,
  LIST_DENSITIES,
  type ListColumn,
  type ListDensity,
  USUAL_COLUMNS,
} from "@/contract/vocabulary/return-list";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { COLUMN_WORDS } from "./column-words";
import type { ListLook } from "./list-choice";

const DENSITY_WORDS: Record<ListDensity, string> = { COMPACT: "Compact", NORMAL: "Normal", ROOMY: "Roomy" };

/** Which columns the list has, in which order, and how high its rows are. Kept for the person, on every device. */
export function LookDialog({ look }: { look: ListLook }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton
        className="button max-md:hidden!"
        data-size="small"
        data-kind="bare"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Columns3 aria-hidden="true" />
        Columns
      </LiveButton>
      {isOpen ? <Look look={look} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Look({ look, onClose }: { look: ListLook; onClose: () => void }) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const [density, setDensity] = useState(look.density);
  const [order, setOrder] = useState<readonly ListColumn[]>(() => [
    ...look.columns,
    ...LIST_COLUMNS.filter((column) => !look.columns.includes(column)),
  ]);
  const [shown, setShown] = useState<ReadonlySet<ListColumn>>(() => new Set(look.columns));
  const save = useMutation(
    trpc.saveListLook.mutationOptions({ onSuccess: () => asking.finish("The list is as you want it.") }),
  );
  const columns = order.filter((column) => shown.has(column));
  const toggle = (column: ListColumn) => {
    const next = new Set(shown);
    if (!next.delete(column)) next.add(column);
    setShown(next);
  };
  const move = (index: number, by: 1 | -1) => {
    const next = [...order];
    const [taken] = next.splice(index, 1);
    if (taken) next.splice(index + by, 0, taken);
    setOrder(next);
  };
  return (
    <AskDialog
      asking={asking}
      title="Columns and density"
      effect="The return's code always comes first."
      confirm="Use it"
      doing="Saving …"
      isPending={save.isPending}
      error={columns.length === 0 ? "Tick one column at least." : save.error ? problemText(save.error) : undefined}
      onSubmit={() => columns.length > 0 && save.mutate({ columns, density })}
    >
      <fieldset>
        <legend className="field-label">Height of the rows</legend>
        <div className="flex gap-4">
          {LIST_DENSITIES.map((one) => (
            <label key={one} className="tick-line">
              <input type="radio" name="density" checked={density === one} onChange={() => setDensity(one)} />
              {DENSITY_WORDS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label">Columns, from left to right</legend>
        <ol className="column-list">
          {order.map((column, index) => (
            <li key={column}>
              <label className="tick-line">
                <input className="tick" type="checkbox" checked={shown.has(column)} onChange={() => toggle(column)} />
                {COLUMN_WORDS[column]}
              </label>
              <Move isUp word={COLUMN_WORDS[column]} isOff={index === 0} onClick={() => move(index, -1)} />
              <Move word={COLUMN_WORDS[column]} isOff={index === order.length - 1} onClick={() => move(index, 1)} />
            </li>
          ))}
        </ol>
        <button
          className="button mt-2"
          data-size="small"
          data-kind="bare"
          type="button"
          onClick={() => {
            setShown(new Set(USUAL_COLUMNS));
            setOrder([...LIST_COLUMNS]);
            setDensity("NORMAL");
          }}
        >
          As it was delivered
        </button>
      </fieldset>
    </AskDialog>
  );
}

type MoveProps = { isUp?: boolean; word: string; isOff: boolean; onClick: () => void };

function Move({ isUp = false, word, isOff, onClick }: MoveProps) {
  const Sign = isUp ? ArrowUp : ArrowDown;
  return (
    <button
      className="button"
      data-size="small"
      data-kind="bare"
      data-square
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Sign aria-hidden="true" />
      <span className="sr-only">
        {word} further {isUp ? "left" : "right"}
      </span>
    </button>
  );
}
