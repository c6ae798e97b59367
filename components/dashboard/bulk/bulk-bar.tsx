import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type BulkOffer, type ChosenBulkAct, needsReason } from "@/contract/vocabulary/bulk";
import { LONGEST_TAG, plainTag, tagProblem } from "@/contract/vocabulary/return-tag";
import { t } from "@/messages/dashboard/bulk";
import { t as common } from "@/messages/dashboard/common";
import { Button, ButtonAnchor } from "../../ui/button";
import { Label } from "../../ui/field";
import { TickLine } from "../../ui/input";
import { SelectionBar } from "../../ui/selection-bar";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { type FilterOptions, type ListChoice, listHref, type ReturnRow } from "../list-choice/list-choice";
import { AssignDialog, type WorkDialogProps } from "./assign-dialog";
import { effectWords, jobTitle } from "./bulk-words";
import { PrintLabelsDialog } from "./print-labels-dialog";
import { type BulkTarget, useAskedJob } from "./use-start-job";

type BulkBarProps = {
  /** The selected returns. */
  rows: readonly ReturnRow[];
  isWholePage: boolean;
  /** Whether the list continues after this page. */
  hasMore: boolean;
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  onClear: () => void;
};

/** Bulk actions for the selected returns or for all returns in the list. */
export function BulkBar({ rows, isWholePage, hasMore, choice, options, currency, onClear }: BulkBarProps) {
  const trpc = useTRPC();
  const [isAll, setAll] = useState(false);
  const [act, setAct] = useState<BulkOffer | null>(null);
  const canWiden = isWholePage && hasMore;
  const ids = rows.map(({ process_id }) => process_id);
  const ofIds = useQuery(trpc.getBulkOffers.queryOptions({ process_ids: ids }, { placeholderData: keepPreviousData }));
  const ofList = useQuery(trpc.getBulkOffers.queryOptions({ choice }, { enabled: canWiden }));
  const whole = canWiden && ofList.data && !ofList.data.is_more ? ofList.data : null;
  const isWhole = isAll && whole !== null;
  const { data, error, isPlaceholderData } = isWhole ? { ...ofList, isPlaceholderData: false } : ofIds;
  const count = isWhole ? whole.total : rows.length;
  const offers = (data?.offers ?? []).filter((offer) => offer.count > 0 && !(isWhole && offer.act === "PRINT_LABELS"));
  const chosen = offers.find((offer) => offer.act === act);
  const asked = chosen && {
    count: chosen.count,
    target: isWhole
      ? { choice, expected: chosen.count, only_applicable: true as const }
      : { process_ids: chosen.process_ids },
    onClose: () => setAct(null),
    onStarted: onClear,
  };
  return (
    <SelectionBar
      onClear={onClear}
      clearWord={t("bulkBar.clearSelection")}
      label={t("bulkBar.selection")}
      said={t.rich("bulkBar.selected", { count, b: (text) => <b>{text}</b> })}
      more={
        whole !== null ? (
          <Button size="small" kind="bare" onClick={() => setAll(!isWhole)}>
            {isWhole
              ? t("bulkBar.onlyThisPage", { count: rows.length })
              : t("bulkBar.selectAll", { count: whole.total })}
          </Button>
        ) : null
      }
    >
      {error ? <p role="alert">{problemText(error)}</p> : null}
      {offers.map((offer) => (
        <Button
          key={offer.act}
          size="small"
          kind={offer.act === "CANCEL" ? "danger" : undefined}
          aria-haspopup="dialog"
          aria-disabled={isPlaceholderData || undefined}
          onClick={() => isPlaceholderData || setAct(offer.act)}
        >
          {offer.act === "PRINT_LABELS" ? t("bulkBar.printLabels") : t(`bulkWords.act.${offer.act}`)}
          <span className="font-normal text-ink-2 tabular-nums">{offer.count.toLocaleString("en")}</span>
        </Button>
      ))}
      <ButtonAnchor
        size="small"
        href={
          isWhole
            ? listHref(choice, { currency, path: "/dashboard/returns/csv" })
            : `/dashboard/returns/csv?${new URLSearchParams(ids.map((id) => ["id", id]))}`
        }
        download
      >
        {t("bulkBar.csv")}
        <span className="font-normal text-ink-2 tabular-nums">{count.toLocaleString("en")}</span>
      </ButtonAnchor>
      {act === null || asked === undefined ? null : <ActDialog act={act} options={options} {...asked} />}
    </SelectionBar>
  );
}

type ActDialogProps = Omit<BulkDialogProps, "act"> & { act: BulkOffer; options: FilterOptions };

/** The dialog of a bulk action. Assigning and tagging use the same dialogs as their reversals. */
function ActDialog({ act, options, ...asked }: ActDialogProps) {
  // The action applies to what was selected when the dialog opened, even if the count changes.
  const [kept] = useState(asked);
  const current = { ...asked, count: kept.count, target: kept.target };
  switch (act) {
    case "PRINT_LABELS":
      return (
        <PrintLabelsDialog ids={"process_ids" in kept.target ? kept.target.process_ids : []} onClose={asked.onClose} />
      );
    case "ASSIGN":
      return <AssignDialog options={options} {...current} />;
    case "TAG":
      return <TagDialog options={options} {...current} />;
    default:
      return <BulkDialog act={act} {...current} />;
  }
}

/** From this count on, an irreversible action must be confirmed by typing the number. */
const TYPED_FROM = 20;

type BulkDialogProps = {
  act: ChosenBulkAct;
  count: number;
  target: BulkTarget;
  onClose: () => void;
  onStarted: () => void;
};

/** Confirms the action once for all returns; the job processes them one by one. */
function BulkDialog({ act, count, target, onClose, onStarted }: BulkDialogProps) {
  const question = useAskedJob({ target, onClose, onStarted });
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<{ reason?: string; typed?: string }>({});
  const isTyped = act === "CANCEL" && count >= TYPED_FROM;
  const submit = () => {
    const found = {
      ...(needsReason(act) && reason.trim() === "" ? { reason: t("bulkBar.enterReason") } : {}),
      ...(isTyped && typed.trim() !== String(count) ? { typed: t("bulkBar.enterCount", { count }) } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) question.send({ act, reason: reason.trim() });
  };
  const title = jobTitle({ act, total: count, target: "" });
  return (
    <AskDialog
      question={question}
      title={t("bulkBar.title", { act: title })}
      effect={effectWords(act, count)}
      confirm={title}
      doing={t("bulkBar.starting")}
      isDanger={act === "CANCEL"}
      dismiss={act === "CANCEL" ? common("back") : undefined}
      onSubmit={submit}
    >
      {needsReason(act) ? (
        <TextField
          label={t("bulkBar.reason")}
          hint={t("bulkBar.reasonHint")}
          error={errors.reason}
          value={reason}
          isLong
          maxLength={1000}
          onChange={setReason}
        />
      ) : null}
      {isTyped ? (
        <TextField
          label={t("bulkBar.typedCount")}
          error={errors.typed}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          onChange={setTyped}
        />
      ) : null}
    </AskDialog>
  );
}

const TAG_ACTS = ["TAG", "UNTAG"] as const;

/** Asks which tag to add or remove. */
function TagDialog({ options, count, target, onClose, onStarted }: WorkDialogProps) {
  const question = useAskedJob({ target, onClose, onStarted });
  const [act, setAct] = useState<"TAG" | "UNTAG">("TAG");
  const [tag, setTag] = useState("");
  const [error, setError] = useState("");
  const submit = () => {
    const plain = plainTag(tag);
    const problem = tagProblem(plain);
    setError(problem);
    if (problem === "") question.send({ act, tag: plain });
  };
  return (
    <AskDialog
      question={question}
      title={t("bulkBar.tagsTitle", { count })}
      effect={effectWords(act, count)}
      confirm={act === "TAG" ? jobTitle({ act, total: count, target: "" }) : t("bulkBar.removeTag", { count })}
      doing={t("bulkBar.starting")}
      onSubmit={submit}
    >
      <fieldset>
        <Label as="legend">{t("bulkBar.tagAction")}</Label>
        <div className="flex gap-4">
          {TAG_ACTS.map((action) => (
            <TickLine key={action}>
              <input type="radio" name="way" checked={act === action} onChange={() => setAct(action)} />
              {t(`bulkBar.tagActions.${action}`)}
            </TickLine>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t("bulkBar.tag")}
        hint={t("bulkBar.tagHint")}
        error={error}
        value={tag}
        maxLength={LONGEST_TAG}
        suggestions={options.tags}
        onChange={setTag}
      />
    </AskDialog>
  );
}
