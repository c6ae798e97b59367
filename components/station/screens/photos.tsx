"use client";

import { Camera, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { showPhone } from "../work/phone";
import { dropPhoto, keepPhoto } from "../work/photograph";
import type { Station } from "../work/station";
import type { Photo } from "../work/types";
import { ActButton, ActKey } from "./key";

/** The field behind "P": cameras of tablets open with it, elsewhere a file is chosen. */
export const CAMERA_FIELD = "unit-photo";

type PhotosProps = { station: Station; photos: readonly Photo[]; isAsked: boolean };

/** Photos of the unit in focus, and one more. */
export function Photos({ station, photos, isAsked }: PhotosProps) {
  return (
    <div className="photos">
      {photos.map((photo, index) => (
        <button key={photo.id} className="taken" type="button" onClick={() => dropPhoto(station, photo.id)}>
          <Taken photo={photo} />
          <span className="sr-only">Remove photo {index + 1}</span>
        </button>
      ))}
      <label className="btn add" data-tone={isAsked ? "bad" : undefined}>
        <ActKey act="PHOTO" />
        {photos.length === 0 ? <Camera aria-hidden="true" /> : null}
        <span>{isAsked ? "Photo needed" : photos.length === 0 ? "Photo" : "One more"}</span>
        <input
          id={CAMERA_FIELD}
          className="sr-only"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) void keepPhoto(station, file);
          }}
        />
      </label>
      <ActButton
        act="PHONE"
        className="btn by-phone"
        data-on={station.read().phone?.isPaired}
        onClick={() => void showPhone(station)}
      >
        <Smartphone aria-hidden="true" />
        <span className="sr-only">{station.read().phone?.isPaired ? "Phone is connected" : "Photos by a phone"}</span>
      </ActButton>
    </div>
  );
}

/** A photo that lies on this device. */
export function Taken({ photo }: { photo: Photo }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(photo.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.blob]);
  // biome-ignore lint/performance/noImgElement: it lies on this device
  return url === "" ? null : <img src={url} alt="" />;
}
