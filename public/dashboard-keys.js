// Keys that are pressed while a page of the dashboard is drawn and cannot answer yet: "/" goes to the search, and
// Ctrl K, which a browser would take for itself, is kept with what is typed behind it until the page asks for it
// (components/dashboard/palette/early-keys.ts).
(() => {
  // The page was faster.
  if (window.homewardKeys) return;
  let typed = null;
  const isInField = (target) =>
    target instanceof HTMLElement && target.closest("input, select, textarea, dialog, [contenteditable]") !== null;
  const onKey = (event) => {
    const isChord = event.ctrlKey || event.metaKey;
    if (isChord && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k") typed = "";
    else if (isChord || event.altKey) return;
    else if (typed === null) {
      if (event.key !== "/" || isInField(event.target) || localStorage.getItem("homeward.single-keys") === "off")
        return;
      document.getElementById("find")?.focus();
    } else if (event.key === "Escape") typed = null;
    else if (event.key === "Backspace") typed = Array.from(typed).slice(0, -1).join("");
    else if (Array.from(event.key).length === 1) typed += event.key;
    event.preventDefault();
  };
  addEventListener("keydown", onKey, { capture: true });
  window.homewardKeys = {
    take: () => {
      removeEventListener("keydown", onKey, { capture: true });
      return typed;
    },
  };
})();
