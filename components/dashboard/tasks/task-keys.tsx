import { useEffect } from "react";
import { isTyping } from "../browser/is-typing";

const KEYS = ["x", "m", "s"];

/** X selects the task in focus, M marks it as done, S ends it as not needed. Moving is the list's (list-keys). */
export function TaskKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !KEYS.includes(event.key) || document.querySelector("dialog[open]")) return;
      const task = document.activeElement?.closest("[data-task]");
      const act = task?.querySelector<HTMLElement>(`[data-act="${event.key}"]`);
      if (!act) return;
      event.preventDefault();
      act.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return null;
}
