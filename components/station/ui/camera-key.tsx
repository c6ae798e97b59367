import { Camera } from "lucide-react";
import type { Station } from "../work/station";
import { useShortcut } from "./act-button";
import { Button } from "./button";
import { useText } from "./reader";

/** The camera as a scanner, wherever a scan is expected. */
export function CameraKey({ station }: { station: Station }) {
  const t = useText();
  return (
    <Button
      kind="scan"
      fit="square"
      className="flex-none"
      aria-keyshortcuts={useShortcut("CAMERA")}
      onClick={() => station.change({ sheet: { kind: "CAMERA" } })}
    >
      <Camera aria-hidden="true" />
      <span className="sr-only">{t("actNames.CAMERA")}</span>
    </Button>
  );
}
