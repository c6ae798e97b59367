"use client";

import { Command } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/palette";
import { Button } from "../../ui/button";
import { Key } from "../../ui/key";
import { useToast } from "../browser/toasts";
import { catchKeys, type EarlyKeys, takeKeysOfLoading } from "./early-keys";

/** Loaded on first use. Cached here because React's `lazy` never retries a failed load. */
const load = async () => (await import("./palette")).Palette;

/** Opens the palette with Ctrl K or ⌘ K, from every page and every field. */
export function PaletteOpener(props: { scopes: readonly string[]; portalSlug: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const say = useToast();
  const [isApple, setApple] = useState(false);
  const early = useRef<EarlyKeys | null>(null);
  const close = useCallback(() => {
    early.current?.stop();
    early.current = null;
    setOpen(false);
  }, []);
  const open = useCallback(
    (typed = "") => {
      early.current ??= catchKeys(close, typed);
      load().then(
        (loaded) => setPalette(() => loaded),
        // A failed load must not keep capturing keys.
        () => {
          close();
          say(t("paletteOpener.failed"));
        },
      );
      setOpen(true);
    },
    [close, say],
  );
  useEffect(() => {
    setApple(/Mac|iPhone|iPad/.test(navigator.userAgent));
    const typed = takeKeysOfLoading();
    if (typed !== null) open(typed);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // An open dialog takes precedence.
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
  useEffect(() => close, [close]);
  return (
    <>
      <Button
        isLive
        kind="bare"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open()}
      >
        <Command aria-hidden="true" />
        <span className="max-md:sr-only">{t("paletteOpener.goTo")}</span>
        <Key>{isApple ? "⌘ K" : "Ctrl K"}</Key>
      </Button>
      {isOpen && Palette ? <Palette {...props} early={early} onClose={close} /> : null}
    </>
  );
}
