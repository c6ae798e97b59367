import { STATUS_WORDS, statusKey } from "@/contract/vocabulary/status-words";
import { formatTime } from "../../ui/format-time";
import { DigitKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import { LOCALE } from "../work/locale";
import { parcelOf, storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { choose } from "../work/take-scan";
import type { StationParcel } from "../work/types";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type MatchesSheetProps = { station: Station; code: string; processIds: readonly string[]; onClose: () => void };

/** Several parcels have this code: one is chosen by its digit. */
export function MatchesSheet({ station, code, processIds, onClose }: MatchesSheetProps) {
  const parcels = processIds.flatMap((id) => parcelOf(station, id) ?? []);
  const isMany = parcels.length > MOST_IN_ONE;
  return (
    <SheetFrame title="Which parcel is it?" isWide={isMany} onClose={onClose}>
      <SheetText>
        <Code className="text-ink">{code}</Code> matches {parcels.length} returns.
      </SheetText>
      <Choices isMany={isMany}>
        {parcels.map((parcel, index) => (
          <li key={parcel.process_id}>
            <Choice isMany={isMany} onClick={() => choose(station, parcel)}>
              <DigitKey isListed>{String(index + 1)}</DigitKey>
              <span className="min-w-0">
                <Code as="b" className="font-medium">
                  {parcel.return_code}
                </Code>
                <Sub isCut>
                  {parcel.customer_name}, {parcel.order_name}
                </Sub>
              </span>
              <Sub isCut>{contentWords(parcel)}</Sub>
              <Sub>
                {stateWords(parcel)}
                <Asked parcel={parcel} timeZone={storeOf(station, parcel)?.time_zone ?? "UTC"} />
              </Sub>
            </Choice>
          </li>
        ))}
      </Choices>
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          None of these
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

/** When the shopper asked for it: of two parcels of one order it tells them apart. */
function Asked({ parcel, timeZone }: { parcel: StationParcel; timeZone: string }) {
  const at: string | undefined = parcel.requested_at;
  // Parcels that an earlier build has kept on this device do not say it.
  if (at === undefined) return null;
  return (
    <time className="block truncate" dateTime={at}>
      {formatTime(at, "day", { timeZone, locale: LOCALE })}
    </time>
  );
}

const contentWords = ({ units }: StationParcel): string => {
  const [first] = units;
  if (first === undefined) return "Nothing is sent back";
  return units.length === 1 ? first.name : `${first.name} and ${units.length - 1} more`;
};

const stateWords = ({ status, shipping_status, authorization, units }: StationParcel): string =>
  STATUS_WORDS[
    statusKey({
      status,
      shippingStatus: shipping_status,
      authorizationStatus: authorization,
      unitsTotal: units.length,
      unitsDecided: units.filter(({ verdict }) => verdict !== "UNDECIDED").length,
      unitsApproved: units.filter(({ verdict }) => verdict === "APPROVED").length,
    })
  ].merchant;
