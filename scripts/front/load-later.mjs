/**
 * Runs in the page as text, so it must not use anything from outside. Loads scripts marked as `text/late` at the first
 * interaction.
 */
export function loadLater() {
  const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin"];
  /** Time to show and paint the response to a tap first. */
  const TAP_MS = 200;
  /**
   * Also loads them for people who only look: a return pass keeps the screen on, which phones turn off after 15 s or
   * more.
   */
  const QUIET_MS = 8_000;
  let isStarted = false;

  const load = () => {
    for (const late of document.querySelectorAll('script[type="text/late"]')) {
      const script = document.createElement("script");
      // As written in the markup, because the framework identifies its files by it.
      script.setAttribute("src", late.getAttribute("src"));
      late.replaceWith(script);
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, soon, true);
    load();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", load);
  };
  let place = null;
  /** A page that appears under a resting mouse also gets a move event. */
  const isMoved = ({ clientX, clientY }) => {
    const before = place;
    place = `${clientX} ${clientY}`;
    return before !== null && before !== place;
  };
  const soon = (event) => {
    if (event.type !== "pointermove" || isMoved(event)) setTimeout(start, event.type === "pointerdown" ? TAP_MS : 0);
  };
  for (const sign of SIGNS) addEventListener(sign, soon, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(start, document.querySelector("[data-scripts-now]") ? 0 : QUIET_MS));
}

/** Runs in the page as text, too. Repeats presses that only a script answers, once it can. */
export function repeatPresses() {
  const PATIENCE_MS = 10_000;
  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
  /** Buttons with a press that waits: pressing one again is the same press. */
  const waiting = new Set();
  const retry = (button, since) => {
    const isReady = isAlive(button) && !button.disabled;
    if (!isReady && button.isConnected && Date.now() - since < PATIENCE_MS) {
      setTimeout(retry, 50, button, since);
      return;
    }
    waiting.delete(button);
    if (isReady) button.click();
  };
  const pressLater = (button) => {
    if (waiting.has(button)) return;
    waiting.add(button);
    retry(button, Date.now());
  };
  const buttonOf = (node) => node?.closest?.("button");
  // A disabled button never receives clicks: buttons that need a script are disabled until then. A finger that scrolls ends
  // with a cancel, or elsewhere.
  let pressed = null;
  const at = ({ clientX, clientY }) => buttonOf(document.elementFromPoint(clientX, clientY));
  const listen = (type, act) => addEventListener(type, act, true);
  listen("pointerdown", (event) => {
    const button = at(event);
    pressed = button?.disabled && !isAlive(button) ? button : null;
  });
  listen("pointercancel", () => {
    pressed = null;
  });
  listen("pointerup", (event) => {
    const button = pressed;
    pressed = null;
    if (button?.disabled && at(event) === button) pressLater(button);
  });
  listen("click", ({ target }) => {
    const button = buttonOf(target);
    if (button?.type === "button" && !isAlive(button)) pressLater(button);
  });

  const TYPED_INTO = "input, textarea, select, [contenteditable]";
  /** Enter in a field presses its form's button, unless that is disabled: browsers then do nothing. */
  const submitLater = (field) => {
    const button = field.form?.querySelector('button[type="submit"]');
    if (button?.disabled && !isAlive(button)) pressLater(button);
  };
  /** Keys that a field announces as its shortcut. */
  const goTo = (event) => {
    const named = document.querySelectorAll("[aria-keyshortcuts]");
    const field = Array.from(named).find((one) => one.getAttribute("aria-keyshortcuts") === event.key);
    if (field === undefined || isAlive(field)) return;
    event.preventDefault();
    field.focus();
  };
  listen("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || !target.matches) return;
    if (!target.matches(TYPED_INTO)) goTo(event);
    else if (key === "Enter" && target.matches("input")) submitLater(target);
  });
}
