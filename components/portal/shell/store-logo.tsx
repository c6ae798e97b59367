import type { PortalStore } from "@/contract/storefront/store";
import { LogoImage } from "./logo-image";
import { Wordmark } from "./wordmark";

type StoreLogoProps = {
  store: PortalStore;
  /** Color of the name, if it isn't the store's. */
  tone?: string;
};

/** The store's logo, or its name as a word mark. */
export function StoreLogo({ store: { name, branding }, tone }: StoreLogoProps) {
  const { logo_url: src } = branding;
  return src ? <LogoImage key={src} {...{ src, name, tone }} /> : <Wordmark name={name} tone={tone} />;
}
