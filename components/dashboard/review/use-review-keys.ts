import { useEffect, useState } from "react";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { isTyping } from "../browser/is-typing";
import type { Grading, UnitOfItem } from "../return-facts/detail";
import { draftOf, type ReviewDraft, type UnitDraft } from "./review-draft";

const VERDICT_KEYS: Record<string, ReviewStatus> = { a: "APPROVED", d: "DECLINED", m: "MISSING" };

type Keys = {
  open: readonly UnitOfItem[];
  draft: ReviewDraft;
  reasons: readonly string[];
  grading: Grading;
  change: (unitId: string, changed: Partial<UnitDraft>) => void;
};

/** Returns the element ID of a unit's fields. */
export const unitAnchor = (unitId: string): string => `check-${unitId}`;

const focusUnit = (unitId: string) => {
  const place = document.getElementById(unitAnchor(unitId));
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "nearest" });
};

/**
 * A, D and M decide the unit in focus and move to the next open one; digits choose the reason or grade; J and K move.
 */
export const useReviewKeys = ({ open, draft, reasons, grading, change }: Keys) => {
  const [active, setActive] = useState<string | null>(null);
  const activeId = active ?? open[0]?.unit.unit_id ?? null;

  useEffect(() => {
    const place = open.findIndex(({ unit }) => unit.unit_id === activeId);
    const goTo = (index: number) => {
      const next = open[Math.min(open.length - 1, Math.max(0, index))];
      if (!next) return;
      setActive(next.unit.unit_id);
      focusUnit(next.unit.unit_id);
    };
    const goOn = () => {
      const rest = [...open.slice(place + 1), ...open.slice(0, place)];
      const next = rest.find(({ unit }) => draftOf(draft, unit.unit_id).status === null);
      if (next) goTo(open.indexOf(next));
      else document.getElementById("record-check")?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || activeId === null) return;
      const key = event.key.toLowerCase();
      const verdict = VERDICT_KEYS[key];
      const { status } = draftOf(draft, activeId);
      const choice = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      const asksForGrade = grading.unit_ids.includes(activeId);
      if (verdict) {
        event.preventDefault();
        change(activeId, { status: verdict });
        if (verdict === "DECLINED" || (verdict === "APPROVED" && asksForGrade)) focusUnit(activeId);
        else goOn();
      } else if (status === "DECLINED" && reasons[choice] !== undefined) {
        change(activeId, { reason: reasons[choice] });
        goOn();
      } else if (status === "APPROVED" && asksForGrade && grading.grades[choice] !== undefined) {
        change(activeId, { grade: grading.grades[choice].name });
        goOn();
      } else if (key === "j" || key === "k") goTo(place + (key === "j" ? 1 : -1));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, draft, reasons, grading, change, activeId]);

  return { activeId, setActive, focusUnit };
};
