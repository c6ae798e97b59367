/**
 * Runs in the page as text, so it must not use anything from outside. Loads scripts marked as `text/late` at the first
 * interaction, and repeats clicks made before they were ready.
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
  const PATIENCE_MS = 10_000;
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

  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
  const pressLater = (button, since = Date.now()) => {
    if (!button.isConnected || Date.now() - since > PATIENCE_MS) return;
    if (isAlive(button) && !button.disabled) button.click();
    else setTimeout(pressLater, 50, button, since);
  };
  const buttonOf = (node) => node?.closest?.("button");
  // A disabled button never receives clicks: buttons that need a script are disabled until then.
  addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      const button = buttonOf(document.elementFromPoint(clientX, clientY));
      if (button?.disabled && !isAlive(button)) pressLater(button);
    },
    true,
  );
  addEventListener(
    "click",
    ({ target }) => {
      const button = buttonOf(target);
      if (button?.type === "button" && !isAlive(button)) pressLater(button);
    },
    true,
  );
}
