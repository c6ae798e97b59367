import { isolated } from "@/messages/isolated";
import { type PortalText, portalText } from "@/messages/portal";
import { directionOf, type Language, languageOf } from "@/messages/translator";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { unitsOfParcels } from "@/server/domain/shipping/parcel-lines";
import { mainShipment, type Parcel, parcelsOf } from "@/server/domain/shipping/parcels";
import { returnPage } from "@/server/domain/store/portal-address";
import { shopperLanguage } from "@/server/domain/store/shopper-language";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { Problem } from "@/server/kernel/problem";
import { addressLines } from "@/server/partners/address-lines";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import type { PrintedLabel } from "./print-label";

/**
 * Prints the sheet that a shopper puts into a parcel: destination, sender, contents. A return in several parcels gets
 * one for each.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION before the destination is known
 */
export const printPackingSlip = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<PrintedLabel> => {
  requireReturnAccess(actor, returnId);
  const process = await getProcess(ctx.db, actor, returnId);
  const { returnCode } = process;
  const to = mainShipment(process)?.toAddress;
  if (to === undefined) throw new Problem("FAILED_PRECONDITION", "This return has no packing slip yet.");
  const store = await getStore(ctx.db, actor, process.ecommerceId);
  const language = languageOf(shopperLanguage(store.config, process.lang));
  const slips = await Promise.all(
    parcelsOf(process).map((parcel) => printSlip(ctx, { process, parcel, to, language })),
  );
  const [only] = slips;
  const bytes = slips.length === 1 && only !== undefined ? only : await ctx.labelSheets.join(slips);
  return { name: `packing-slip-${returnCode}.pdf`, contentType: "application/pdf", bytes };
};

type Slip = { process: ReturnProcess; parcel: Parcel; to: PostalAddress; language: Language };

const printSlip = (ctx: ServiceContext, { process, parcel, to, language }: Slip): Promise<Uint8Array> => {
  const { returnCode, order, shopperAddress, storeName, createdAt } = process;
  const { number, position, count } = parcel;
  const t = portalText(language);
  const title = t("manual.slip.title");
  return ctx.receiptPrinter.print({
    ...{ language, direction: directionOf(language), issuer: storeName, number: returnCode },
    title: count === 1 ? title : `${title}, ${t("parcels.nOf", { position, count })}`,
    code: returnPage(ctx.env.APP_URL, process),
    fields: [
      { label: t("manual.slip.to"), value: addressLines(to).join(", ") },
      { label: t("manual.slip.from"), value: addressLines(shopperAddress).join(", ") },
      { label: t("manual.slip.order"), value: order.name },
    ].filter(({ value }) => value !== ""),
    statement: {
      label: t("manual.slip.items"),
      text: itemsOf(order, { units: unitsOfParcels(process).get(number) ?? [], t }),
    },
    notes: [t("manual.slip.note")],
    leftOutNote: (mark) => t("manual.slip.leftOut", { mark }),
    issuedAt: new Date(createdAt),
  });
};

/** "Rain jacket, L × 2; Mug × 1": what is shipped, without kept items. */
const itemsOf = (order: Order, { units: sent, t }: { units: readonly ReturnUnit[]; t: PortalText }): string => {
  const lines = order.lines.filter(({ id }) => sent.some(({ orderLineId }) => orderLineId === id));
  return lines
    .map(({ id, name, variantName }) => {
      const item = [name, variantName]
        .filter((part) => part !== "")
        .map(isolated)
        .join(", ");
      return t("money.times", { item, count: sent.filter(({ orderLineId }) => orderLineId === id).length });
    })
    .join("; ");
};
