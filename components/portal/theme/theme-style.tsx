"use client";

import { useState } from "react";

/**
 * The store's colors. A document keeps one nonce while every later response has another: the first is kept, otherwise
 * the browser would ignore changes that a store makes while a shopper is on its pages.
 */
export function ThemeStyle({ nonce, sheet }: { nonce: string; sheet: string }) {
  const [first] = useState(nonce);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: themeSheet lets nothing through but computed colors
    <style nonce={first} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />
  );
}
