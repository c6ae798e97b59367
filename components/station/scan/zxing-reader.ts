import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

/** Formats used on parcels and products. */
const OPTIONS: ReaderOptions = {
  formats: ["Code128", "QRCode", "EAN-13", "EAN-8", "UPC-A", "Code39", "ITF", "DataMatrix", "PDF417"],
  tryHarder: true,
  maxNumberOfSymbols: 1,
};

/** The reader's WebAssembly, served by us: no other host is contacted. */
const PROGRAM = new URL("../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm", import.meta.url).href;

type Seen = { readonly rawValue: string };

/**
 * Reads codes from a camera if the browser itself can't (ZXing, about 1 MB, loaded when the camera is opened).
 * @throws if its WebAssembly can't be loaded
 */
export const loadZxing = async (): Promise<{ detect: (video: HTMLVideoElement) => Promise<readonly Seen[]> }> => {
  await prepareZXingModule({ overrides: { locateFile: () => PROGRAM }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    detect: async (video) => {
      [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
      if (context === null || canvas.width === 0) return [];
      context.drawImage(video, 0, 0);
      const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), OPTIONS);
      return found.filter(({ isValid }) => isValid).map(({ text }) => ({ rawValue: text }));
    },
  };
};
