import { formatTime } from "../../ui/format-time";
import { ActButton, Key } from "../ui/act-button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import { LOCALE } from "../work/locale";
import type { OpenCode } from "../work/open-code";
import { undoDismissal } from "../work/open-codes";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { nameOf } from "../work/unannounced";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type CodesSheetProps = { station: Station; state: StationState; onClose: () => void };

/** Every code that nobody has decided about, the oldest first: nothing that was scanned is lost. */
export function CodesSheet({ station, state, onClose }: CodesSheetProps) {
  const { codes, dismissed } = state;
  const isMany = codes.length > MOST_IN_ONE;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <SheetFrame title={titleOf(codes.length)} tone="hold" isWide={isMany} onClose={onClose}>
      <SheetText>Codes stay here until you decide about each one.</SheetText>
      <Choices isMany={isMany}>
        {codes.map((entry, index) => (
          <li key={entry.id}>
            <Choice isMany={isMany} onClick={() => station.change({ sheet: { kind: "CODE", id: entry.id } })}>
              <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
              <span className="min-w-0">
                <Code as="b" className="block truncate font-medium">
                  {entry.code}
                </Code>
                <Sub isCut>{nameOf(station, entry.code) || "Unknown"}</Sub>
              </span>
              <Sub isCut>{whereWords(entry)}</Sub>
              <Sub>
                {formatTime(new Date(entry.atMs + state.skewMs).toISOString(), "clock", { timeZone, locale: LOCALE })}
              </Sub>
            </Choice>
          </li>
        ))}
      </Choices>
      <SheetActs>
        {dismissed !== null && dismissed.untilMs > station.nowMs() ? (
          <ActButton act="UNDO" onClick={() => undoDismissal(station)}>
            Undo
          </ActButton>
        ) : null}
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

const titleOf = (count: number): string =>
  count === 0 ? "Nothing to decide" : `${count} ${count === 1 ? "code" : "codes"} to decide`;

const whereWords = ({ kind, returnCode }: OpenCode): string => {
  if (returnCode === "") return "Parcel label";
  return `${kind === "EXTRA" ? "Extra item" : "Not part"} of ${returnCode}`;
};
