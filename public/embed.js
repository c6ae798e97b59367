/**
 * Opens a store's return portal as a dialog on the shop's own pages (docs/guides/embedding.md):
 *   <script async src="https://returns.example.com/embed.js"></script>
 *   <a data-homeward href="https://returns.example.com/r/SLUG?order=1042">Return items</a>
 * Without this script, with a middle click, or in an old browser, the link is a link.
 */
(() => {
  const script = document.currentScript;
  if (!script || typeof HTMLDialogElement !== "function") return;
  const origin = new URL(script.src).origin;
  const STYLE = {
    dialog:
      "box-sizing:border-box;width:min(560px,100vw);height:min(860px,100dvh);max-width:none;max-height:none;padding:0;border:0;border-radius:12px;overflow:hidden;background:Canvas;color:CanvasText;box-shadow:0 24px 80px rgb(0 0 0/.35)",
    bar: "display:flex;justify-content:flex-end;height:44px",
    close:
      "all:unset;box-sizing:border-box;width:44px;height:44px;text-align:center;font:24px/44px system-ui;cursor:pointer",
    frame: "display:block;width:100%;height:calc(100% - 44px);border:0",
  };
  const make = (name, style, attributes) => {
    const element = document.createElement(name);
    // Properties, not an attribute: a shop's content security policy may refuse inline styles.
    element.style.cssText = style;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const open = (link) => {
    const name = link.dataset.title || link.textContent.trim();
    const dialog = make("dialog", STYLE.dialog, { "aria-label": name });
    const bar = make("div", STYLE.bar, {});
    const close = make("button", STYLE.close, { type: "button", "aria-label": link.dataset.close || "Close" });
    close.textContent = "×";
    close.addEventListener("focus", () => (close.style.outline = close.matches(":focus-visible") ? "2px solid" : ""));
    close.addEventListener("blur", () => (close.style.outline = ""));
    close.addEventListener("click", () => dialog.close());
    bar.append(close);
    dialog.append(bar, make("iframe", STYLE.frame, { src: link.href, title: name, allow: "camera; clipboard-write" }));
    // A press outside of it closes it; one that began inside, on a text that is selected, does not.
    dialog.addEventListener("pointerdown", (event) => event.target === dialog && dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      link.focus();
      link.dispatchEvent(new CustomEvent("homeward:close", { bubbles: true }));
    });
    document.body.append(dialog);
    dialog.showModal();
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-homeward]");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || new URL(link.href).origin !== origin) return;
    event.preventDefault();
    open(link);
  });
})();
