"use client";

import { useEffect, useRef, useState } from "react";

/** The store's own picture; where none comes from its address, or what comes is none, the store's name. */
export function LogoImage({ src, name }: { src: string; name: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    // Asked for instead of listened to: it may have failed before this script came.
    picture.current?.decode().catch(() => setNone(true));
  }, []);
  if (isNone) return <span className="wordmark">{name}</span>;
  // biome-ignore lint/performance/noImgElement: stores host their own logo; an image proxy would need their hosts at build time
  return <img ref={picture} className="logo-image" src={src} alt={name} />;
}
