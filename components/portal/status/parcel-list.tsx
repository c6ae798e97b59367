import { Icon } from "@/components/ui/icon";
import { listed } from "@/contract/vocabulary/language";
import type { Paper } from "@/contract/vocabulary/paper";
import { isolated } from "@/messages/isolated";
import type { Reader } from "../reader";
import { ButtonAnchor } from "../ui/button";
import { Code } from "../ui/code";
import { Sheet } from "../ui/sheet";
import { isToSend, parcelStatusKey, parcelsReceived, type Tracking } from "./tracking-view";

type ParcelListProps = {
  tracking: Tracking;
  reader: Reader;
  /** Of this return. */
  home: string;
  /** Paper size of labels; absent: the store's. */
  paper?: Paper;
  className?: string;
};

/** The parcels of a return with several: the contents of each, its label, and its status. Empty for one. */
export function ParcelList({ tracking, reader, home, paper, className = "" }: ParcelListProps) {
  const { t } = reader;
  const { parcels, parcel_count: count } = tracking;
  if (count < 2) return null;
  const received = parcelsReceived(tracking);
  // Once one is in transit, the contents are final.
  const isBeforeSending = parcels.every(isToSend);
  return (
    <Sheet as="section" className={`mb-6 p-5 ${className}`} aria-labelledby="parcels">
      <h2 className="mb-2 text-lead/6.5" id="parcels">
        {t("parcels.title")}
      </h2>
      {received > 0 ? <p role="status">{t("parcels.received", { received, count })}</p> : null}
      {isBeforeSending ? (
        <p className="text-ui text-ink-2">{t(tracking.is_split_binding ? "parcels.splitBinding" : "parcels.split")}</p>
      ) : null}
      <ol className="mt-3 grid gap-4">
        {parcels.map((parcel) => (
          <li className="grid gap-1.5 border-t border-line pt-3.5" key={parcel.parcel}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <b>{t("parcels.nOf", { position: parcel.parcel, count })}</b>
              <span>{t(`parcels.status.${parcelStatusKey(parcel, tracking.label_source)}`)}</span>
            </p>
            <p>{itemsText(parcel, reader)}</p>
            {parcel.tracking_number === "" ? null : (
              <p className="text-ui text-ink-2">
                {parcel.carrier_name} <Code>{parcel.tracking_number}</Code>
              </p>
            )}
            <ParcelPapers parcel={parcel} reader={reader} href={`${home}/label?${query(parcel.parcel, paper)}`} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

type TrackedParcel = Tracking["parcels"][number];

const query = (parcel: number, paper: Paper | undefined): string =>
  new URLSearchParams({ parcel: String(parcel), ...(paper === undefined ? {} : { paper }) }).toString();

/** "Rain jacket, L × 2; Mug × 1" */
const itemsText = ({ items }: TrackedParcel, { t, locale }: Reader): string =>
  items
    .map(({ name, variant_name, quantity }) => {
      const item = listed([name, variant_name].map(isolated), locale);
      return t("money.times", { item, count: quantity });
    })
    .join("; ");

/** Until it is in transit. */
function ParcelPapers({ parcel, reader: { t }, href }: { parcel: TrackedParcel; reader: Reader; href: string }) {
  const { label_url: label, qr_code_url: code, customs_form_url: form, parcel: number } = parcel;
  if (!isToSend(parcel) || label === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-2.5">
      <ButtonAnchor look="quiet" href={href} download>
        <Icon name="download" />
        {t("parcels.label")}
        <span className="sr-only"> {number}</span>
      </ButtonAnchor>
      {form === null ? null : (
        <ButtonAnchor look="quiet" href={form} target="_blank" rel="noreferrer">
          <Icon name="download" />
          {t("parcels.customs")}
          <span className="sr-only"> {number}</span>
        </ButtonAnchor>
      )}
      {code === null ? null : (
        // biome-ignore lint/performance/noImgElement: a signed address of a file that lives ten minutes
        <img
          className="mx-auto mt-1 block h-auto w-[min(100%,304px)] print:w-[46mm]"
          src={code}
          alt={t("pass.codeSpoken", { code: String(number) })}
          width={160}
          height={160}
        />
      )}
    </p>
  );
}
