import { PaletteOpener } from "../palette/palette-opener";
import { SearchField } from "./search-field";
import { ShortcutSheet } from "./shortcut-sheet";
import type { Viewer } from "./viewer";

/** Search on every page; the palette; the sheet of shortcuts. */
export function Topbar({ viewer }: { viewer: Viewer }) {
  return (
    <div className="topbar">
      <SearchField />
      <div className="ml-auto flex gap-1">
        <PaletteOpener scopes={viewer.scopes} portalSlug={viewer.stores[0]?.slug ?? null} />
        <ShortcutSheet />
      </div>
    </div>
  );
}
