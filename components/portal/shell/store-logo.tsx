import type { PortalStore } from "@/contract/storefront/store";

/** The store's logo, or its name as a word mark. */
export function StoreLogo({ store }: { store: PortalStore }) {
  if (!store.branding.logo_url) return <span className="wordmark">{store.name}</span>;
  // biome-ignore lint/performance/noImgElement: stores host their own logo; an image proxy would need their hosts at build time
  return <img className="logo-image" src={store.branding.logo_url} alt={store.name} />;
}
