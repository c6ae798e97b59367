import { useEffect } from "react";
import { useText } from "../ui/reader";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type PictureSheetProps = { url: string; name: string; heldBy: "KEY" | "POINTER" | null; onClose: () => void };

/** A key released sooner than this after the picture opened counts as a press: the picture stays. */
const HELD_MS = 300;

/** A picture as large as the bench allows: threads and stains are small. */
export function PictureSheet({ url, name, heldBy, onClose }: PictureSheetProps) {
  const t = useText();
  useLetGo(heldBy, onClose);
  return (
    <SheetFrame title={name} isWide onClose={onClose}>
      {/* biome-ignore lint/performance/noImgElement: shops host their own pictures */}
      <img className="mt-4 block max-h-[60dvh] w-full rounded-control bg-sunken object-contain" src={url} alt={name} />
      <SheetActs>
        {heldBy === "POINTER" ? (
          <SheetText>{t("picture.release")}</SheetText>
        ) : (
          <CloseButton onClose={onClose} hasKey />
        )}
      </SheetActs>
    </SheetFrame>
  );
}

/** Closes the picture when the key or pointer is released. */
const useLetGo = (heldBy: PictureSheetProps["heldBy"], onClose: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how long it is open counts from when it opened
  useEffect(() => {
    if (heldBy === null) return;
    const openedAtMs = performance.now();
    const end = (event: Event) => {
      if (heldBy === "POINTER" || event.timeStamp - openedAtMs >= HELD_MS) onClose();
    };
    const kinds = heldBy === "KEY" ? ["keyup"] : ["pointerup", "pointercancel"];
    for (const kind of kinds) window.addEventListener(kind, end);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, end);
    };
  }, [heldBy]);
};
