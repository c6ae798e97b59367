import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { type ChosenBulkAct, MOST_BULK_ROWS } from "@/contract/vocabulary/bulk";
import { Button, ButtonAnchor } from "../../ui/button";
import { SelectionBar } from "../../ui/selection-bar";
import { useTRPC } from "../browser/trpc";
import { type FilterOptions, type ListChoice, listHref, type ReturnRow } from "../list-choice/list-choice";
import { AssignDialog } from "./assign-dialog";
import { BulkDialog } from "./bulk-dialog";
import { BULK_WORDS, returnsWords } from "./bulk-words";
import { PrintLabelsDialog } from "./print-labels-dialog";
import { TagDialog } from "./tag-dialog";

/** Each asks in its own way; who and which tag are taken off in the same dialogs as they are given. */
const BUTTONS = [
  "APPROVE",
  "HOLD",
  "RESUME",
  "BUY_LABELS",
  "RESEND_MAIL",
  "ASSIGN",
  "TAG",
  "CANCEL",
] as const satisfies readonly ChosenBulkAct[];

type BulkBarProps = {
  /** What is picked. */
  rows: readonly ReturnRow[];
  isWholePage: boolean;
  /** Whether the list has more than this page. */
  hasMore: boolean;
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  onClear: () => void;
};

/** What can be done with what is picked: these returns, or all that the list holds. */
export function BulkBar({ rows, isWholePage, hasMore, choice, options, currency, onClear }: BulkBarProps) {
  const trpc = useTRPC();
  const [isAll, setAll] = useState(false);
  const [act, setAct] = useState<ChosenBulkAct | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const canWiden = isWholePage && hasMore;
  const { data } = useQuery(trpc.countReturnRows.queryOptions(choice, { enabled: canWiden }));
  const whole = canWiden && data && !data.is_more && data.count <= MOST_BULK_ROWS ? data.count : null;
  const isWhole = isAll && whole !== null;
  const count = isWhole ? whole : rows.length;
  const ids = rows.map(({ process_id }) => process_id);
  const target = isWhole ? { choice, expected: whole } : { process_ids: ids };
  const asked = { count, target, onClose: () => setAct(null), onStarted: onClear };
  return (
    <SelectionBar
      label="What is selected"
      said={
        <>
          <b>{returnsWords(count)}</b> selected
        </>
      }
      more={
        whole !== null ? (
          <Button size="small" kind="bare" onClick={() => setAll(!isWhole)}>
            {isWhole ? `Only the ${rows.length} on this page` : `Select all ${whole.toLocaleString("en")} of this list`}
          </Button>
        ) : null
      }
    >
      {BUTTONS.map((each) => (
        <Button
          key={each}
          size="small"
          kind={each === "CANCEL" ? "danger" : undefined}
          aria-haspopup="dialog"
          onClick={() => setAct(each)}
        >
          {BULK_WORDS[each].act}
        </Button>
      ))}
      <Button size="small" aria-haspopup="dialog" disabled={isWhole} onClick={() => setPrinting(true)}>
        Print labels
      </Button>
      <ButtonAnchor
        size="small"
        href={
          isWhole
            ? listHref(choice, { currency, path: "/dashboard/returns/csv" })
            : `/dashboard/returns/csv?${new URLSearchParams(ids.map((id) => ["id", id]))}`
        }
        download
      >
        CSV
      </ButtonAnchor>
      <Button size="small" kind="bare" isSquare onClick={onClear}>
        <X aria-hidden="true" />
        <span className="sr-only">Select nothing</span>
      </Button>
      {isPrinting ? <PrintLabelsDialog ids={ids} onClose={() => setPrinting(false)} /> : null}
      {act === null ? null : act === "ASSIGN" ? (
        <AssignDialog options={options} {...asked} />
      ) : act === "TAG" ? (
        <TagDialog options={options} {...asked} />
      ) : (
        <BulkDialog act={act} {...asked} />
      )}
    </SelectionBar>
  );
}
