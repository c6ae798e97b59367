"use client";

import { useEffect, useRef, useState } from "react";
import { Wordmark } from "./wordmark";

/** The store's logo; if it doesn't load or isn't a picture, the store's name. */
export function LogoImage({ src, name, tone }: { src: string; name: string; tone?: string | undefined }) {
  const picture = useRef<HTMLImageElement>(null);
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    // Checked instead of listened for: it may have failed before this script loaded.
    picture.current?.decode().catch(() => setNone(true));
  }, []);
  if (isNone) return <Wordmark name={name} tone={tone} />;
  return (
    // biome-ignore lint/performance/noImgElement: stores host their own logo; an image proxy would need their hosts at build time
    <img
      ref={picture}
      className="h-(--logo-height,auto) max-h-(--logo-height,40px) w-auto max-w-50 text-h2/7 font-semibold text-link print-small:h-[7mm]"
      src={src}
      alt={name}
    />
  );
}
