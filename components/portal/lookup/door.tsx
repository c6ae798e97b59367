import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { Postmark } from "./postmark";

type DoorProps = { store: PortalStore; reader: Reader; isTracking: boolean; children: ReactNode };

/** The first screen: what to do on the left, the store's picture on the right; on phones the picture is a band on top. */
export function Door({ store, reader: { t }, isTracking, children }: DoorProps) {
  const title = isTracking ? t("lookup.trackTitle") : store.branding.title || t("lookup.title");
  const text = isTracking ? t("lookup.trackText") : store.branding.slogan;
  return (
    <div className="door">
      <div className="door-picture">
        {store.branding.background_image_url ? (
          // biome-ignore lint/performance/noImgElement: stores host their own picture; an image proxy would need their hosts at build time
          <img src={store.branding.background_image_url} alt="" />
        ) : (
          <Postmark words={t("lookup.postmark", { store: store.name })} />
        )}
      </div>
      <div className="door-form">
        <div className="head">
          <h1 tabIndex={-1}>{title}</h1>
          {text ? <p>{text}</p> : null}
        </div>
        {children}
        <nav className="else">
          <Link href={isTracking ? `/r/${store.slug}` : `/r/${store.slug}?goal=track`}>
            {t(isTracking ? "lookup.start" : "lookup.track")}
            <Icon name="chevron-right" />
          </Link>
        </nav>
      </div>
    </div>
  );
}
