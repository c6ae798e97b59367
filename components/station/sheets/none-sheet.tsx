import type { ReactNode } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Code } from "../ui/text";
import type { Station } from "../work/station";
import { beginUnannounced } from "../work/unannounced";
import { SearchField } from "./search-field";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type NoneSheetProps = { station: Station; code: string; isOffline: boolean; onClose: () => void };

/** Nothing is known under what somebody typed: search by something else, or register the parcel. */
export function NoneSheet({ station, code, isOffline, onClose }: NoneSheetProps) {
  return (
    <UnknownParcel
      {...{ station, code, isOffline, onClose }}
      acts={
        <>
          <Button onClick={onClose}>
            <Key>Esc</Key>
            Close
          </Button>
          <ActButton act="REGISTER" kind="main" data-first onClick={() => beginUnannounced(station, code)}>
            Register parcel
          </ActButton>
        </>
      }
    />
  );
}

/** What can be tried with the label of a parcel that nothing is known of. */
export function UnknownParcel({ acts, ...props }: NoneSheetProps & { acts: ReactNode }) {
  const { station, code, isOffline, onClose } = props;
  return (
    <SheetFrame
      title={isOffline ? "Not stored on this device" : "No return found for this code"}
      tone="hold"
      onClose={onClose}
    >
      <SheetText>
        <Code className="wrap-anywhere text-ink">{code}</Code>
      </SheetText>
      <SheetText>
        {isOffline
          ? "You’re offline: only return codes, order numbers and tracking numbers stored on this device can be found. Try again later, or register the parcel."
          : "Scan another code on the parcel, or search by what’s on the packing slip. If it’s unexpected, register it."}
      </SheetText>
      <SearchField station={station} isFirst={false} />
      <SheetActs>{acts}</SheetActs>
    </SheetFrame>
  );
}
