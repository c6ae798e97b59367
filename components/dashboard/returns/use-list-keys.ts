import { useEffect, useRef } from "react";
import { isTyping } from "../browser/is-typing";

type Acts = {
  onPeek: (code: string) => void;
  onMove: (code: string) => void;
  onPick: ((index: number) => void) | undefined;
  onEscape: () => void;
};

const focusedRow = (): { link: HTMLAnchorElement; index: number } | null => {
  const link = document.activeElement?.closest("tr")?.querySelector<HTMLAnchorElement>("[data-row]") ?? null;
  return link === null ? null : { link, index: Number(link.closest("tr")?.dataset.index ?? 0) };
};

/** Where nothing has the focus yet, the list begins at its top. */
const firstRow = () => {
  const link = document.querySelector<HTMLAnchorElement>("tr [data-row]");
  return link === null || document.activeElement !== document.body ? null : { link, index: 0 };
};

/** Keys of the list at work, beside those that every list has (list-keys): space looks into a row, x picks it, o opens it. */
export const useListKeys = (acts: Acts): void => {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const row = focusedRow() ?? (event.key === " " ? firstRow() : null);
      const code = row?.link.dataset.row ?? "";
      if (event.key === "Escape") latest.current.onEscape();
      else if (row === null) return;
      else if (event.key === " " && (document.activeElement === row.link || document.activeElement === document.body)) {
        row.link.focus({ preventScroll: true });
        latest.current.onPeek(code);
      } else if (event.key === "x") latest.current.onPick?.(row.index);
      else if (event.key === "o") row.link.click();
      else return;
      event.preventDefault();
    };
    // The row that j and k went to has the focus by now: what is looked into goes along.
    const onFocus = (event: FocusEvent) => {
      const code = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
      if (code) latest.current.onMove(code);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
};
