#!/usr/bin/env node
/** `npm run portal-fonts`: cuts the fonts of the shopper pages from their packages, into app/styles/fonts. */
import { copyFileSync, writeFileSync } from "node:fs";
import { cutFont, licenseOf, PORTAL_FONTS } from "./lib/portal-fonts.mjs";

for (const font of PORTAL_FONTS) {
  writeFileSync(font.target, await cutFont(font));
  copyFileSync(licenseOf(font), font.target.replace(".woff2", ".LICENSE"));
}
