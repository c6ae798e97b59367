import { useEffect, useState } from "react";
import { useText } from "../ui/reader";
import type { Station } from "../work/station";
import { ZoomButton } from "./zoom-button";

type Shown = { readonly id: string; readonly lineItemId: string; readonly name: string; readonly url: string };
type ShopperPhotosProps = { station: Station; processId: string; lineItemId: string };

/** The shopper's photos of this item. Links are valid for ten minutes, so they are requested when needed. */
export function ShopperPhotos({ station, processId, lineItemId }: ShopperPhotosProps) {
  const t = useText();
  const [photos, setPhotos] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let isGone = false;
    readPhotos(station, processId).then((found) => {
      if (!isGone) setPhotos(found);
    });
    return () => {
      isGone = true;
    };
  }, [station, processId]);
  const shown = photos.filter((photo) => photo.lineItemId === lineItemId || photo.lineItemId === "");
  if (shown.length === 0) return null;
  return (
    <ul className="mt-2.5 flex gap-3" aria-label={t("shopperPhotos.title")}>
      {shown.map(({ id, name, url }) => (
        <li key={id}>
          <ZoomButton
            station={station}
            url={url}
            name={name}
            label={t("shopperPhotos.lookAt", { name })}
            className="size-16 overflow-hidden rounded-badge border border-line bg-sunken"
          >
            {/* biome-ignore lint/performance/noImgElement: a signed link of ours */}
            <img className="size-full object-cover" src={url} alt="" />
          </ZoomButton>
        </li>
      ))}
    </ul>
  );
}

/** Not available offline: the inspection continues without them. */
const readPhotos = async (station: Station, processId: string): Promise<readonly Shown[]> => {
  const answer = await station.api.listParcelPhotos.query({ process_id: processId }).catch(() => null);
  return (answer?.photos ?? []).map(({ photo_id, line_item_id, name, url }) => {
    const { pathname, search } = new URL(url, location.href);
    return { id: photo_id, lineItemId: line_item_id, name, url: pathname + search };
  });
};
