"use client";

import { useState } from "react";

/**
 * The store's colors. A document knows one nonce all its life, and every answer after it brings another: the first one
 * stays, or the browser would leave out what a store changes while somebody is on its pages.
 */
export function ThemeStyle({ nonce, sheet }: { nonce: string; sheet: string }) {
  const [first] = useState(nonce);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: themeSheet lets nothing through but computed colors
    <style nonce={first} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />
  );
}
