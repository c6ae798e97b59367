/**
 * Runs in the page, as text: loads the scripts that stand there as `text/late` at the first touch, so it must not use
 * anything from outside. What was pressed before they answer is pressed again once they do.
 */
export function loadLater() {
  const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin"];
  /** A tap is answered and painted first. */
  const TAP_MS = 200;
  /** Who only looks gets them, too: a pass keeps the screen lit, which telephones turn off after 15 s or more. */
  const QUIET_MS = 8_000;
  const PATIENCE_MS = 10_000;
  let isStarted = false;

  const load = () => {
    for (const late of document.querySelectorAll('script[type="text/late"]')) {
      const script = document.createElement("script");
      // As it is written there: the framework knows its files by that.
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
  /** A page that appears below a mouse that rests is told of a move, too. */
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
  // A disabled button is never clicked: those that only a script answers are disabled until then.
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
