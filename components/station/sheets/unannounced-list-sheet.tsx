import type { StationText } from "@/messages/station";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
import { ageWords } from "../work/age-words";
import { openMatch } from "../work/match-unannounced";
import { type Station, serverNowMs } from "../work/station";
import type { StationState, UnannouncedParcel } from "../work/types";
import { beginUnannounced } from "../work/unannounced";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type UnannouncedListProps = { station: Station; state: StationState; onClose: () => void };

/** Unexpected parcels without an owner, latest first. */
export function UnannouncedListSheet({ station, state, onClose }: UnannouncedListProps) {
  const t = useText();
  const { unannouncedWaiting, isOnline } = state;
  const unsent = state.queue.filter(({ kind }) => kind === "FOUND").length;
  const isMany = (unannouncedWaiting ?? []).length > MOST_IN_ONE;
  const nowMs = serverNowMs(station);
  return (
    <SheetFrame title={t("actNames.FOUND_LIST")} tone={isOnline ? undefined : "hold"} isWide={isMany} onClose={onClose}>
      <SheetText>{listWords(t, unannouncedWaiting, isOnline)}</SheetText>
      {unsent === 0 ? null : <SheetText>{t("foundList.unsent", { count: unsent })}</SheetText>}
      <Choices isMany={isMany}>
        {(unannouncedWaiting ?? []).map((found, index) => (
          <li key={found.found_id}>
            <Choice isMany={isMany} onClick={() => void openMatch(station, found.found_id)}>
              <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
              <span className="min-w-0">
                <Code as="b" className="font-medium">
                  {found.plate}
                </Code>
                <Sub isCut>{thingWords(t, found)}</Sub>
              </span>
              <Sub isCut>{found.note || found.code}</Sub>
              <Sub>{ageWords(t, found.found_at, nowMs)}</Sub>
            </Choice>
          </li>
        ))}
      </Choices>
      <SheetActs>
        <Button onClick={() => beginUnannounced(station, "")}>{t("common.registerParcel")}</Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

const listWords = (t: StationText, found: readonly UnannouncedParcel[] | null, isOnline: boolean): string => {
  if (!isOnline) return t("foundList.offline");
  if (found === null) return t("foundList.loading");
  if (found.length === 0) return t("foundList.empty");
  return t("foundList.words");
};

const thingWords = (t: StationText, { items, photos, process_id }: UnannouncedParcel): string => {
  const [first] = items;
  const name = first === undefined ? t("foundList.photos", { count: photos.length }) : first.description || first.code;
  const what = items.length > 1 ? t("matches.content", { name, count: items.length - 1 }) : name;
  return process_id === "" ? what : t("foundList.withReturn", { what });
};
