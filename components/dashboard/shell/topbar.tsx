import type { Viewer } from "../browser/viewer";
import { PaletteOpener } from "../palette/palette-opener";
import { SearchField } from "./search-field";
import { ShortcutSheet } from "./shortcut-sheet";

/** Search on every page; the palette; the sheet of shortcuts. */
export function Topbar({ viewer }: { viewer: Viewer }) {
  return (
    <div className="pl-pad pr-3 top-0 border-b border-line gap-4 bg-surface h-bar items-center sticky z-10 flex max-md:pr-pad max-md:gap-2">
      <SearchField />
      <div className="ml-auto flex gap-1">
        <PaletteOpener scopes={viewer.scopes} portalSlug={viewer.stores[0]?.slug ?? null} />
        <ShortcutSheet />
      </div>
    </div>
  );
}
