import { Icon } from "@/components/ui/icon";
import type { Paper } from "@/contract/vocabulary/paper";
import { isolated } from "@/messages/isolated";
import type { Reader } from "../reader";
import { isToSend, parcelStatusKey, parcelsReceived, type Tracking } from "./tracking-view";

type ParcelListProps = {
  tracking: Tracking;
  reader: Reader;
  /** Of this return. */
  home: string;
  /** What labels are printed on; absent: as the store does. */
  paper?: Paper;
};

/** The parcels of a return in several: what belongs into each, its label, and how far it has come. Nothing for one. */
export function ParcelList({ tracking, reader, home, paper }: ParcelListProps) {
  const { t } = reader;
  const { parcels, parcel_count: count } = tracking;
  if (count < 2) return null;
  const received = parcelsReceived(tracking);
  // Once one is on its way, what was packed is packed.
  const isBeforeSending = parcels.every(isToSend);
  return (
    <section className="sheet parcel-list" aria-labelledby="parcels">
      <h2 id="parcels">{t("parcels.title")}</h2>
      {received > 0 ? <p role="status">{t("parcels.received", { received, count })}</p> : null}
      {isBeforeSending ? (
        <p className="note">{t(tracking.is_split_binding ? "parcels.splitBinding" : "parcels.split")}</p>
      ) : null}
      <ol>
        {parcels.map((parcel) => (
          <li key={parcel.parcel}>
            <p className="parcel-head">
              <b>{t("parcels.nOf", { position: parcel.parcel, count })}</b>
              <span>{t(`parcels.status.${parcelStatusKey(parcel, tracking.label_source)}`)}</span>
            </p>
            <p>{itemsText(parcel, reader)}</p>
            {parcel.tracking_number === "" ? null : (
              <p className="note">
                {parcel.carrier_name} <span className="code">{parcel.tracking_number}</span>
              </p>
            )}
            <ParcelPapers parcel={parcel} reader={reader} href={`${home}/label?${query(parcel.parcel, paper)}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type TrackedParcel = Tracking["parcels"][number];

const query = (parcel: number, paper: Paper | undefined): string =>
  new URLSearchParams({ parcel: String(parcel), ...(paper === undefined ? {} : { paper }) }).toString();

/** "Rain jacket, L × 2; Mug × 1" */
const itemsText = ({ items }: TrackedParcel, { t }: Reader): string =>
  items
    .map(({ name, variant_name, quantity }) => {
      const item = [name, variant_name].filter(Boolean).map(isolated).join(", ");
      return t("money.times", { item, count: quantity });
    })
    .join("; ");

/** As long as it is not on its way. */
function ParcelPapers({ parcel, reader: { t }, href }: { parcel: TrackedParcel; reader: Reader; href: string }) {
  const { label_url: label, qr_code_url: code, customs_form_url: form, parcel: number } = parcel;
  if (!isToSend(parcel) || label === null) return null;
  return (
    <p className="parcel-papers">
      <a className="btn quiet" href={href} download>
        <Icon name="download" />
        {t("parcels.label")}
        <span className="sr-only"> {number}</span>
      </a>
      {form === null ? null : (
        <a className="btn quiet" href={form} target="_blank" rel="noreferrer">
          <Icon name="download" />
          {t("parcels.customs")}
          <span className="sr-only"> {number}</span>
        </a>
      )}
      {code === null ? null : (
        // biome-ignore lint/performance/noImgElement: a signed address of a file that lives ten minutes
        <img className="qr" src={code} alt={t("pass.codeSpoken", { code: String(number) })} width={160} height={160} />
      )}
    </p>
  );
}
