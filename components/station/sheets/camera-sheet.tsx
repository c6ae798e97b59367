import { useEffect, useRef, useState } from "react";
import { type CameraState, readCamera } from "../scan/read-camera";
import { Button } from "../ui/button";
import type { Station } from "../work/station";
import { takeScan } from "../work/take-scan";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

const WORDS: Record<CameraState, string> = {
  STARTING: "Starting the camera …",
  LOOKING: "Hold the code in front of the camera.",
  NO_READER: "The code reader couldn’t be loaded. Type the code, or try again when you’re online.",
  NO_CAMERA: "No camera found. Type the code instead.",
  DENIED: "Camera access is blocked. Allow it in your browser settings, or type the code.",
  INSECURE: "The camera needs a secure connection (HTTPS). Use a scanner, or type the code.",
};

/** The camera in the place of a scanner; loaded only when somebody asks for it. */
export function CameraSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("STARTING");
  useEffect(() => {
    if (video.current === null) return;
    const onCode = (code: string) => void takeScan(station, code);
    return readCamera({ video: video.current, onState: setState, onCode });
  }, [station]);
  const isLooking = state === "STARTING" || state === "LOOKING";
  return (
    <SheetFrame title="Camera" tone={isLooking ? undefined : "hold"} onClose={onClose}>
      <SheetText role="status">{WORDS[state]}</SheetText>
      <video
        ref={video}
        className="mt-4 block max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
        hidden={!isLooking}
        muted
        playsInline
      />
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "TYPE" } })}>Type code</Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
