import { isolated } from "@/messages/isolated";
import { type PortalText, portalText } from "@/messages/portal";
import { languageOf } from "@/messages/translator";
import { getProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { shopperLanguage } from "@/server/domain/store/shopper-language";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { addressLines } from "@/server/partners/address-lines";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import type { PrintedLabel } from "./print-label";

/**
 * The sheet that a shopper puts into a parcel without a label of ours: where it goes, whose it is, what is in it.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION before it is known where the parcel goes
 */
export const printPackingSlip = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<PrintedLabel> => {
  requireReturnAccess(actor, returnId);
  const process = await getProcess(ctx.db, actor, returnId);
  const { shipments, returnCode, order, shopperAddress, storeSlug, storeName, createdAt } = process;
  const to = shipments.findLast(({ voidedAt }) => voidedAt === null)?.toAddress;
  if (to === undefined) throw new Problem("FAILED_PRECONDITION", "This return has no packing slip (yet).");
  const store = await getStore(ctx.db, actor, process.ecommerceId);
  const language = languageOf(shopperLanguage(store.config, process.lang));
  const t = portalText(language);
  const bytes = await ctx.receiptPrinter.print({
    ...{ language, issuer: storeName, title: t("manual.slip.title"), number: returnCode },
    code: `${ctx.env.APP_URL}/r/${storeSlug}/return/${returnCode}`,
    fields: [
      { label: t("manual.slip.to"), value: addressLines(to).join(", ") },
      { label: t("manual.slip.from"), value: addressLines(shopperAddress).join(", ") },
      { label: t("manual.slip.order"), value: order.name },
    ].filter(({ value }) => value !== ""),
    statement: { label: t("manual.slip.items"), text: itemsOf(process, t) },
    notes: [t("manual.slip.note")],
    leftOutNote: (mark) => t("manual.slip.leftOut", { mark }),
    issuedAt: new Date(createdAt),
  });
  return { name: `packing-slip-${returnCode}.pdf`, contentType: "application/pdf", bytes };
};

/** "Rain jacket, L × 2; Mug × 1": what is sent, not what is kept. */
const itemsOf = ({ units, order }: ReturnProcess, t: PortalText): string => {
  const sent = units.filter(comesBack);
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
