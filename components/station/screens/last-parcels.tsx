import { formatTime } from "../../ui/format-time";
import { TableHead } from "../../ui/table";
import { Button } from "../ui/button";
import { ListTitle, Nothing } from "../ui/list-title";
import { useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
import { type LastParcel, lastParcels } from "../work/last-parcels";
import { openParcel } from "../work/open-parcel";
import { parcelOf } from "../work/parcels";
import { type Station, serverNowMs } from "../work/station";
import { reopen } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { isWaiting, undoInspection } from "../work/waits";
import { Tally } from "./glyph";
import { useSecondsLeft } from "./use-seconds-left";

type LastParcelsProps = {
  station: Station;
  state: StationState /** Already shown above the list. */;
  done: SubmitEntry | undefined;
};

/** The recent parcels of this shift; until one has left the device, pressing its row opens it again. */
export function LastParcels({ station, state, done }: LastParcelsProps) {
  const t = useText();
  const last = lastParcels(state).filter(({ processId }) => processId !== done?.processId);
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <section aria-labelledby="last">
      <ListTitle id="last">{t("lastParcels.title")}</ListTitle>
      {last.length === 0 ? (
        <Nothing>{done === undefined ? t("lastParcels.none") : t("lastParcels.noOther")}</Nothing>
      ) : (
        <table className="w-full table-fixed border-separate border-spacing-0 text-start">
          <caption className="sr-only">{t("lastParcels.caption")}</caption>
          <TableHead
            isHidden
            columns={[
              t("lastParcels.columns.return"),
              t("lastParcels.columns.shopper"),
              t("lastParcels.columns.result"),
              t("lastParcels.columns.state"),
            ]}
          />
          <tbody>
            {last.map((parcel) => (
              <tr className={ROW} key={parcel.key}>
                <th scope="row">
                  <Code className="font-medium">{parcel.returnCode}</Code>
                  <Sub as="time" className="block" dateTime={new Date(parcel.atMs).toISOString()}>
                    {formatTime(new Date(parcel.atMs).toISOString(), "clock", { timeZone, locale: station.locale })}
                  </Sub>
                </th>
                <td>
                  <span className="block truncate">{parcel.customerName}</span>
                  <Sub isCut>{parcel.storeName}</Sub>
                </td>
                <td>
                  {parcel.state === "BEGUN" ? (
                    <Sub className="block">
                      {t("lastParcels.inspected", { decided: parcel.decided, total: parcel.total })}
                    </Sub>
                  ) : (
                    <Tally {...parcel.counts} />
                  )}
                </td>
                <td className="text-end">
                  <LastAct station={station} parcel={parcel} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** On a phone its cells are in pairs. */
const ROW =
  "relative *:h-19.5 *:border-b *:border-line *:pe-3 *:font-normal *:whitespace-nowrap *:last:pe-0 max-bench:grid max-bench:grid-cols-[minmax(0,1fr)_auto] max-bench:border-b max-bench:border-line max-bench:py-2.5 max-bench:*:h-auto max-bench:*:border-0 max-bench:*:px-0 max-bench:*:py-0.5 max-bench:*:even:text-end";

/** The whole row is the button: easier to hit with gloves. */
const WHOLE_ROW = "after:absolute after:inset-0 after:content-['']";

function LastAct({ station, parcel }: { station: Station; parcel: LastParcel }) {
  const t = useText();
  if (parcel.state === "SUBMITTED" || parcel.state === "UNDONE") return <Submitted station={station} parcel={parcel} />;
  const open = () => {
    const known = parcelOf(station, parcel.processId);
    if (parcel.state === "BEGUN") return known === null ? undefined : openParcel(station, known);
    return parcel.state === "REFUSED" ? station.change({ sheet: { kind: "QUEUE" } }) : reopen(station, parcel.entry);
  };
  return (
    <Button kind={parcel.state === "REFUSED" ? "bad" : "plain"} className={WHOLE_ROW} onClick={open}>
      {t(`lastParcels.states.${parcel.state}`)}
      <span className="sr-only"> {parcel.returnCode}</span>
    </Button>
  );
}

type SubmittedProps = { station: Station; parcel: LastParcel & { state: "SUBMITTED" | "UNDONE" } };

/** While its refund is pending, it can be undone on the server. */
function Submitted({ station, parcel: { processId, returnCode, state } }: SubmittedProps) {
  const t = useText();
  const known = parcelOf(station, processId);
  const isOpen = state === "SUBMITTED" && isWaiting(known, serverNowMs(station));
  const until = isOpen ? known.wait.goes_out_at : null;
  const seconds = useSecondsLeft(station, until === null ? null : Date.parse(until) - station.read().skewMs);
  if (!isOpen || (until !== null && seconds === 0))
    return <Sub className="block">{t(`lastParcels.states.${state}`)}</Sub>;
  return (
    <Button className={WHOLE_ROW} onClick={() => void undoInspection(station, processId)}>
      {t("lastParcels.states.WAITING")}
      <span className="sr-only"> {returnCode}</span>
    </Button>
  );
}
