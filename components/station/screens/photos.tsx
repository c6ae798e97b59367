import { Camera, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { ActButton, ActKey } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { showPhone } from "../work/phone";
import { dropPhoto, keepPhoto } from "../work/photograph";
import type { Station } from "../work/station";
import type { Photo } from "../work/types";

/** The file input behind "P": tablets open the camera, other devices a file picker. */
export const CAMERA_FIELD = "unit-photo";

type PhotosProps = {
  station: Station;
  photos: readonly Photo[];
  isAsked: boolean;
  /** They identify the item: nothing else is known about it. */
  isLarge?: boolean;
};

const TAKEN = "overflow-hidden rounded-badge border border-line bg-sunken";
const SIZES = {
  small: {
    all: "flex-[1_0_100%] max-bench:flex-none",
    taken: "h-18 min-w-0 flex-[0_1_72px]",
    add: "flex-[1_0_96px] max-bench:min-w-0 max-bench:flex-1",
  },
  large: {
    all: "flex-none flex-wrap",
    taken: "h-42 flex-[0_0_168px]",
    add: "h-42 flex-[0_0_168px] flex-col text-center",
  },
} as const;

/** Photos of the focused unit, and a button for another. */
export function Photos({ station, photos, isAsked, isLarge = false }: PhotosProps) {
  const t = useText();
  const size = SIZES[isLarge ? "large" : "small"];
  return (
    <div className={`flex min-w-0 gap-3 ${size.all}`}>
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          className={`${TAKEN} ${size.taken}`}
          type="button"
          onClick={() => dropPhoto(station, photo.id)}
        >
          <Taken photo={photo} />
          <span className="sr-only">{t("photos.remove", { number: index + 1 })}</span>
        </button>
      ))}
      <Button
        as="label"
        kind={isAsked ? "place-asked" : "place"}
        fit={isLarge ? "words" : "tile"}
        className={`has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${size.add}`}
      >
        <ActKey act="PHOTO" />
        {photos.length === 0 ? <Camera aria-hidden="true" /> : null}
        <span>{isAsked ? t("common.photoRequired") : photos.length === 0 ? t("actNames.PHOTO") : t("photos.add")}</span>
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
      </Button>
      <ActButton
        act="PHONE"
        kind={station.read().phone?.isPaired ? "on" : "plain"}
        fit="sign"
        className="flex-none"
        onClick={() => void showPhone(station)}
      >
        <Smartphone aria-hidden="true" />
        <span className="sr-only">
          {station.read().phone?.isPaired ? t("common.phoneConnected") : t("common.usePhone")}
        </span>
      </ActButton>
    </div>
  );
}

/** A photo stored on this device. */
export function Taken({ photo }: { photo: Photo }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(photo.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.blob]);
  // biome-ignore lint/performance/noImgElement: it lies on this device
  return url === "" ? null : <img className="size-full object-cover" src={url} alt="" />;
}
