import { useEffect, useRef, useState } from "react";
import { type CameraState, readCamera } from "../scan/read-camera";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import type { Station } from "../work/station";
import { takeScan } from "../work/take-scan";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** The camera as a scanner; loaded only when opened. */
export function CameraSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("STARTING");
  useEffect(() => {
    if (video.current === null) return;
    const onCode = (code: string) => void takeScan(station, code);
    return readCamera({ video: video.current, onState: setState, onCode });
  }, [station]);
  const isLooking = state === "STARTING" || state === "LOOKING";
  return (
    <SheetFrame title={t("actNames.CAMERA")} tone={isLooking ? undefined : "hold"} onClose={onClose}>
      <SheetText role="status">{t(`camera.${state}`)}</SheetText>
      <video
        ref={video}
        className="mt-4 block max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
        hidden={!isLooking}
        muted
        playsInline
      />
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "TYPE" } })}>{t("common.typeCode")}</Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
