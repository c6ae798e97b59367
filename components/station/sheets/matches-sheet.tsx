import { STATUS_WORDS, statusKey } from "@/contract/vocabulary/status-words";
import type { StationText } from "@/messages/station";
import { formatTime } from "../../ui/format-time";
import { DigitKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { useLocale, useText } from "../ui/reader";
import { Code, Listed, Sub } from "../ui/text";
import { parcelOf, storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { choose } from "../work/take-scan";
import type { StationParcel } from "../work/types";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type MatchesSheetProps = { station: Station; code: string; processIds: readonly string[]; onClose: () => void };

/** Several parcels have this code: choose one by its digit. */
export function MatchesSheet({ station, code, processIds, onClose }: MatchesSheetProps) {
  const t = useText();
  const parcels = processIds.flatMap((id) => parcelOf(station, id) ?? []);
  const isMany = parcels.length > MOST_IN_ONE;
  return (
    <SheetFrame title={t("common.whichParcel")} isWide={isMany} onClose={onClose}>
      <SheetText>
        {t.rich("matches.words", {
          ...{ code, count: parcels.length },
          mark: (chunks) => <Code className="text-ink">{chunks}</Code>,
        })}
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
                  <Listed parts={[parcel.customer_name, <bdi key="order">{parcel.order_name}</bdi>]} />
                </Sub>
              </span>
              <Sub isCut>{contentWords(t, parcel)}</Sub>
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
          {t("matches.none")}
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

/** When the shopper requested it: distinguishes two parcels of one order. */
function Asked({ parcel, timeZone }: { parcel: StationParcel; timeZone: string }) {
  const locale = useLocale();
  const at: string | undefined = parcel.requested_at;
  // Parcels stored by an earlier build don't have it.
  if (at === undefined) return null;
  return (
    <time className="block truncate" dateTime={at}>
      {formatTime(at, "day", { timeZone, locale })}
    </time>
  );
}

const contentWords = (t: StationText, { units }: StationParcel): string => {
  const [first] = units;
  if (first === undefined) return t("matches.empty");
  return units.length === 1 ? first.name : t("matches.content", { name: first.name, count: units.length - 1 });
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
