"use client";

import { SheetFrame } from "./sheet-frame";

type PictureSheetProps = { url: string; name: string; onClose: () => void };

/** A picture as large as the bench allows: threads and stains are small. */
export function PictureSheet({ url, name, onClose }: PictureSheetProps) {
  return (
    <SheetFrame title={name} onClose={onClose}>
      {/* biome-ignore lint/performance/noImgElement: shops host their own pictures */}
      <img className="large" src={url} alt={name} />
      <div className="acts">
        <button className="btn main" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}
