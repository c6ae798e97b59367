import type { Station } from "../work/station";
import { SearchField } from "./search-field";
import { SheetFrame } from "./sheet-frame";

/** For labels that cannot be scanned. */
export function TypeSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  return (
    <SheetFrame title="Which parcel is it?" onClose={onClose}>
      <SearchField station={station} />
    </SheetFrame>
  );
}
