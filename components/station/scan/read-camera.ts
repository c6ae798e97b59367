/** The API of browsers with a built-in reader (Shape Detection API), which TypeScript's libraries don't include yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

/** Formats used on parcels and products. */
const FORMATS = ["code_128", "qr_code", "ean_13", "ean_8", "upc_a", "code_39", "itf", "data_matrix", "pdf417"] as const;
const LOOK_EVERY_MS = 150;

export type CameraState = "STARTING" | "LOOKING" | "NO_READER" | "NO_CAMERA" | "DENIED" | "INSECURE";

/** Whether this browser reads codes from pictures. */
const detectorClass = (): DetectorClass | null =>
  "BarcodeDetector" in window ? (window.BarcodeDetector as DetectorClass) : null;

/** The browser's own reader, or the bundled one, which is loaded now; null if neither is available. */
const openReader = async (): Promise<Detector | null> => {
  const Own = detectorClass();
  if (Own !== null) return new Own({ formats: FORMATS });
  const { loadZxing } = await import("./zxing-reader");
  return loadZxing().catch(() => null);
};

type Looking = {
  video: HTMLVideoElement;
  onState: (state: CameraState) => void;
  /** Called once, with the camera already off. */
  onCode: (code: string) => void;
};

/** Watches the device's camera until a code is found. Returns a function that stops it. */
export const readCamera = ({ video, onState, onCode }: Looking): (() => void) => {
  let stream: MediaStream | null = null;
  let timer = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    window.clearInterval(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    // Browsers provide no camera over plain HTTP, except on localhost.
    if (navigator.mediaDevices === undefined) return onState("INSECURE");
    const reading = openReader().catch(() => null);
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (isStopped) return stop();
    video.srcObject = stream;
    await video.play();
    const detector = await reading;
    if (isStopped) return stop();
    if (detector === null) {
      stop();
      return onState("NO_READER");
    }
    onState("LOOKING");
    timer = window.setInterval(async () => {
      const [found] = video.readyState < video.HAVE_CURRENT_DATA ? [] : await detector.detect(video).catch(() => []);
      if (found === undefined || isStopped) return;
      stop();
      onCode(found.rawValue);
    }, LOOK_EVERY_MS);
  };
  start().catch((error: unknown) => {
    stop();
    const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
    onState(isDenied ? "DENIED" : "NO_CAMERA");
  });
  return stop;
};
