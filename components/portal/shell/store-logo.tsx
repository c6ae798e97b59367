import type { PortalStore } from "@/contract/storefront/store";
import { LogoImage } from "./logo-image";

/** The store's logo, or its name as a word mark. */
export function StoreLogo({ store: { name, branding } }: { store: PortalStore }) {
  const { logo_url: src } = branding;
  return src ? <LogoImage key={src} {...{ src, name }} /> : <span className="wordmark">{name}</span>;
}
