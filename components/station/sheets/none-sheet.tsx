import { ActButton, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Code } from "../ui/text";
import { beginFound } from "../work/found";
import type { Station } from "../work/station";
import { SearchField } from "./search-field";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type NoneSheetProps = { station: Station; code: string; isOffline: boolean; onClose: () => void };

/** Nothing is known under a code: search by something else, or put the parcel aside. */
export function NoneSheet({ station, code, isOffline, onClose }: NoneSheetProps) {
  return (
    <SheetFrame
      title={isOffline ? "Not among the parcels on this device" : "No return has this code"}
      tone="hold"
      onClose={onClose}
    >
      <SheetText>
        <Code className="wrap-anywhere text-ink">{code}</Code>
      </SheetText>
      <SheetText>
        {isOffline
          ? "Without the network only return codes, orders and tracking numbers are known here. Put the parcel aside and scan it again later, or register it."
          : "Scan another code of the parcel, or look for something that stands on the slip inside. If nobody announced it, register it."}
      </SheetText>
      <SearchField station={station} isFirst={false} />
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          Put it aside
        </Button>
        <ActButton act="REGISTER" kind="main" data-first onClick={() => beginFound(station, code)}>
          Register the parcel
        </ActButton>
      </SheetActs>
    </SheetFrame>
  );
}
