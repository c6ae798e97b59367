"use client";

import type { ReactNode } from "react";

import { SHIPPING_STAGE_WORDS } from "@/contract/vocabulary/shipping-status";
import { t } from "@/messages/dashboard/return";
import { Pairs } from "../../ui/pairs";
import { TextAnchor } from "../../ui/text-link";
import { useTRPCClient } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { LabelDrop } from "../labels/label-drop";
import type { ReturnDetail } from "../return-facts/detail";
import { ParcelFigures } from "./parcel-figures";

type ParcelsSectionProps = {
  detail: ReturnDetail;
  /** The viewer may create and void labels. */
  canWrite: boolean;
  labelHref: string | null;
};

/** The parcels of a return in several parcels, each with its items, and a button to add another if allowed. */
export function ParcelsSection({ detail, canWrite, labelHref }: ParcelsSectionProps) {
  const { parcels, summary, why_no_parcel: why } = detail;
  const { process_id: processId, shipping_status: status } = summary.basic_process_data;
  const count = parcels.length;
  const canAdd = canWrite && why === "";
  if (count < 2 && !canAdd) return null;
  const received = parcels.filter((parcel) => shipmentOf(detail, parcel)?.status === "IN_WAREHOUSE").length;
  return (
    <section>
      <h2>
        {t("parcelsSection.title")}
        {canAdd ? <AddButton processId={processId} count={count} label={detail.label_source} /> : null}
      </h2>
      {count < 2 ? <p className="text-ink-2">{t("parcelsSection.oneParcel")}</p> : null}
      {count > 1 && received > 0 && status !== "IN_WAREHOUSE" ? (
        <p className="mb-2 font-medium">{t("parcelsSection.received", { received, count })}</p>
      ) : null}
      {count > 1 ? (
        <ol className="grid gap-3">
          {parcels.map((parcel, index) => (
            <ParcelRow key={parcel.number} {...{ detail, parcel, canWrite, labelHref }} position={index + 1} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

/** Visible to screen readers only; the layout shows which parcel it belongs to. */
const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

type Parcel = ReturnDetail["parcels"][number];

const shipmentOf = ({ shipments }: ReturnDetail, { shipment }: Parcel) =>
  shipment === null ? undefined : shipments[shipment];

function ParcelRow(props: ParcelsSectionProps & { parcel: Parcel; position: number }) {
  const { detail, parcel, position, canWrite, labelHref } = props;
  const shipment = shipmentOf(detail, parcel);
  const { process_id, return_code } = detail.summary.basic_process_data;
  const count = detail.parcels.length;
  const items = parcel.items.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(", ");
  return (
    <li className="border-line grid gap-1 border-t pt-3">
      <p className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{t("parcelsSection.parcel", { position, count })}</b>
        <span className="text-ink-2 text-[13px]">
          {parcel.awaits_label
            ? t("parcelsSection.waitingForLabel")
            : SHIPPING_STAGE_WORDS[shipment?.status ?? "NO_SHIPPING_STATUS"]}
        </span>
      </p>
      <p className="text-ink-2 text-[13px]">{items}</p>
      {shipment ? (
        <Pairs isIds>
          <ParcelFigures shipment={shipment} currency={detail.summary.currency_code} />
        </Pairs>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-3">
        {shipment?.tracking_number ? <CodeChip code={shipment.tracking_number} /> : null}
        {shipment?.has_label && labelHref ? (
          <TextAnchor className="text-[13px]" href={`${labelHref}?parcel=${position}`}>
            {t.rich("parcelsSection.label", { position, hidden })}
          </TextAnchor>
        ) : null}
        {canWrite && parcel.can_void ? (
          <VoidButton processId={process_id} number={parcel.number} position={position} count={count} />
        ) : null}
      </p>
      {parcel.awaits_label && canWrite ? (
        <LabelDrop waiting={[{ process_id, return_code, customer_name: "" }]} parcel={position} />
      ) : null}
    </li>
  );
}

type AddProps = { processId: string; count: number; label: ReturnDetail["label_source"] };

/** Needs no confirmation because the added parcel can be removed again. */
function AddButton({ processId, count, label }: AddProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <AddDialog {...{ processId, count, label, onClose }} />}>
      {t("parcelsSection.add")}
    </DialogButton>
  );
}

function AddDialog({ processId, count, label, onClose }: AddProps & { onClose: () => void }) {
  const client = useTRPCClient();
  return (
    <Question
      title={t("parcelsSection.addTitle")}
      effect={t(`parcelsSection.addEffect.${label}`)}
      confirm={t("parcelsSection.add")}
      doing={t("parcelsSection.adding")}
      done={({ number, parcel_count }) => ({
        text: t("parcelsSection.added", { count: parcel_count }),
        undo: () => client.voidReturnParcel.mutate({ process_id: processId, number }),
        undone: t("parcelsSection.removed"),
      })}
      send={() => client.addReturnParcel.mutate({ process_id: processId, parcel_count: count + 1 })}
      onClose={onClose}
    />
  );
}

type VoidProps = { processId: string; number: number; position: number; count: number };

function VoidButton(props: VoidProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <VoidDialog {...props} onClose={onClose} />}>
      {t.rich("parcelsSection.void", { position: props.position, hidden })}
    </DialogButton>
  );
}

function VoidDialog({ processId, number, position, count, onClose }: VoidProps & { onClose: () => void }) {
  const client = useTRPCClient();
  return (
    <Question
      title={t("parcelsSection.voidTitle", { position, count })}
      effect={t("parcelsSection.voidEffect")}
      confirm={t("parcelsSection.voidParcel")}
      doing={t("parcelsSection.voiding")}
      isDanger
      done={t("parcelsSection.voided")}
      send={() => client.voidReturnParcel.mutate({ process_id: processId, number })}
      onClose={onClose}
    />
  );
}
