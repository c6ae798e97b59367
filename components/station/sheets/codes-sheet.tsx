import type { StationText } from "@/messages/station";
import { formatTime } from "../../ui/format-time";
import { ActButton, Key } from "../ui/act-button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
import type { OpenCode } from "../work/open-code";
import { undoDismissal } from "../work/open-codes";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { nameOf } from "../work/unannounced";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type CodesSheetProps = { station: Station; state: StationState; onClose: () => void };

/** Every code without a decision, oldest first: no scan is lost. */
export function CodesSheet({ station, state, onClose }: CodesSheetProps) {
  const t = useText();
  const { codes, dismissed } = state;
  const isMany = codes.length > MOST_IN_ONE;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <SheetFrame title={t("codes.title", { count: codes.length })} tone="hold" isWide={isMany} onClose={onClose}>
      <SheetText>{t("codes.words")}</SheetText>
      <Choices isMany={isMany}>
        {codes.map((entry, index) => (
          <li key={entry.id}>
            <Choice isMany={isMany} onClick={() => station.change({ sheet: { kind: "CODE", id: entry.id } })}>
              <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
              <span className="min-w-0">
                <Code as="b" className="block truncate font-medium">
                  {entry.code}
                </Code>
                <Sub isCut>{nameOf(station, entry.code) || t("codes.unknown")}</Sub>
              </span>
              <Sub isCut>{whereWords(t, entry)}</Sub>
              <Sub>
                {formatTime(new Date(entry.atMs + state.skewMs).toISOString(), "clock", {
                  timeZone,
                  locale: station.locale,
                })}
              </Sub>
            </Choice>
          </li>
        ))}
      </Choices>
      <SheetActs>
        {dismissed !== null && dismissed.untilMs > station.nowMs() ? (
          <ActButton act="UNDO" onClick={() => undoDismissal(station)}>
            {t("actNames.UNDO")}
          </ActButton>
        ) : null}
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

const whereWords = (t: StationText, { kind, returnCode: code }: OpenCode): string => {
  if (code === "") return t("codes.parcelLabel");
  return t(kind === "EXTRA" ? "codes.extraOf" : "codes.notPartOf", { code });
};
