import { shortAge } from "../../ui/age";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import { openMatch } from "../work/match-unannounced";
import { type Station, serverNowMs } from "../work/station";
import type { StationState, UnannouncedParcel } from "../work/types";
import { beginUnannounced } from "../work/unannounced";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type UnannouncedListProps = { station: Station; state: StationState; onClose: () => void };

/** What nobody announced and nobody has looked up yet, the latest first. */
export function UnannouncedListSheet({ station, state, onClose }: UnannouncedListProps) {
  const { unannouncedWaiting, isOnline } = state;
  const unsent = state.queue.filter(({ kind }) => kind === "FOUND").length;
  const isMany = (unannouncedWaiting ?? []).length > MOST_IN_ONE;
  const now = new Date(serverNowMs(station)).toISOString();
  return (
    <SheetFrame title="Unexpected parcels" tone={isOnline ? undefined : "hold"} isWide={isMany} onClose={onClose}>
      <SheetText>{listWords(unannouncedWaiting, isOnline)}</SheetText>
      {unsent === 0 ? null : (
        <SheetText>
          {unsent} {unsent === 1 ? "is" : "are"} on the way from this device.
        </SheetText>
      )}
      <Choices isMany={isMany}>
        {(unannouncedWaiting ?? []).map((found, index) => (
          <li key={found.found_id}>
            <Choice isMany={isMany} onClick={() => void openMatch(station, found.found_id)}>
              <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
              <span className="min-w-0">
                <Code as="b" className="font-medium">
                  {found.plate}
                </Code>
                <Sub isCut>{thingWords(found)}</Sub>
              </span>
              <Sub isCut>{found.note || found.code}</Sub>
              <Sub>{shortAge(found.found_at, now) ?? "over 7 d"}</Sub>
            </Choice>
          </li>
        ))}
      </Choices>
      <SheetActs>
        <Button onClick={() => beginUnannounced(station, "")}>Register parcel</Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

const listWords = (found: readonly UnannouncedParcel[] | null, isOnline: boolean): string => {
  if (!isOnline) return "Offline. You can match parcels to orders when you’re back online.";
  if (found === null) return "Loading …";
  if (found.length === 0) return "Nothing to do. Every unexpected parcel is matched or set aside.";
  return "Choose one to find its owner, or scan its bin label.";
};

const thingWords = ({ items, photos, process_id }: UnannouncedParcel): string => {
  const [first] = items;
  const name = first === undefined ? "" : first.description || first.code;
  const more = items.length > 1 ? ` and ${items.length - 1} more` : "";
  const what = first === undefined ? `${photos.length} ${photos.length === 1 ? "photo" : "photos"}` : name + more;
  return process_id === "" ? what : `${what}, found with a return`;
};
