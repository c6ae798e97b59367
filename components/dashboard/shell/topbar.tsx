import { SearchField } from "./search-field";
import { ShortcutSheet } from "./shortcut-sheet";

/** Search on every page; the sheet of shortcuts. */
export function Topbar() {
  return (
    <div className="topbar">
      <SearchField />
      <div className="ml-auto">
        <ShortcutSheet />
      </div>
    </div>
  );
}
