import { ChevronLeft } from "lucide-react";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { leaveParcel } from "../work/decide";
import type { Station } from "../work/station";

/** Escape for devices without a keyboard: back to scanning. The verdicts stay on this device. */
export function BackKey({ station }: { station: Station }) {
  const t = useText();
  return (
    <Button
      kind="quiet"
      fit="square"
      className="-my-1.5 flex-none self-center"
      aria-keyshortcuts="Escape"
      onClick={() => leaveParcel(station)}
    >
      <ChevronLeft className="rtl:-scale-x-100" aria-hidden="true" />
      <span className="sr-only">{t("common.backToScanning")}</span>
    </Button>
  );
}
