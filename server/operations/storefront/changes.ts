import * as contract from "@/contract/storefront/changes";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import type { ReturnProcess } from "@/server/domain/process/types";
import { canChangeMethod } from "@/server/domain/shipping/can-change-method";
import { nearestStores } from "@/server/domain/shipping/nearest-stores";
import type { Actor } from "@/server/kernel/actor";
import { presentDocument } from "@/server/presenters/document";
import { presentAmount } from "@/server/presenters/money";
import { presentPrintedLabel } from "@/server/presenters/printed-label";
import { presentReturnOption } from "@/server/presenters/return-option";
import { presentReturnStore } from "@/server/presenters/return-store";
import type { ServiceContext } from "@/server/services/context";
import { isAskedForDocuments } from "@/server/services/documents/add-late-document";
import { documentsOf } from "@/server/services/documents/documents-of";
import { printLabel as print } from "@/server/services/files/print-label";
import { printPackingSlip as printSlip } from "@/server/services/files/print-packing-slip";
import { requireReturnAccess } from "@/server/services/intents/load-intent";
import { changeReturnMethod as change } from "@/server/services/returns/change-return-method";
import { listOtherMethods as list } from "@/server/services/returns/list-other-methods";
import { mailToResend, resendMail as resend } from "@/server/services/returns/resend-mail";
import { addParcel as add } from "@/server/services/shipping/add-parcel";
import { enterTracking as enter } from "@/server/services/shipping/enter-tracking";
import { inspectionPhotosOf } from "@/server/services/station/inspection-photos-of";
import { implement } from "../implement";

/** Masks an email as "a•••@example.com", enough to recognize the mailbox. */
const maskOf = (email: string): string => email.replace(/^(.).*(?=@)/u, "$1•••");

export const getReturnActs = implement(contract.getReturnActs, async ({ ctx, actor, input }) => {
  requireReturnAccess(actor, input.returnId);
  const process = await getProcess(ctx.db, actor, input.returnId);
  const isInStore = process.returnMethod === "IN_STORE";
  const store = isInStore ? await getStore(ctx.db, actor, process.ecommerceId) : null;
  const shops = nearestStores(store?.config.logistics.returnStores ?? [], process.shopperAddress);
  return {
    shops: shops.map(presentReturnStore),
    canChangeMethod: canChangeMethod(process),
    canResendMail: mailToResend(ctx, process) !== null,
    refusalPhotos: await refusalPhotosOf(ctx, { actor, process }),
    documents: (await isAskedForDocuments(ctx.db, actor, process))
      ? (await documentsOf(ctx, { actor, process })).map(presentDocument)
      : null,
    emailMask: maskOf(process.email),
  };
});

/** Returns the photos of rejected units. A photo is only shown if the reason for the rejection is. */
const refusalPhotosOf = async (
  ctx: ServiceContext,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<{ unitId: string; url: string }[]> => {
  const explained = process.units.filter(({ verdict, showRejectReason }) => verdict === "DECLINED" && showRejectReason);
  if (explained.length === 0) return [];
  const photos = await inspectionPhotosOf(ctx, { actor, processId: process.id });
  return photos.flatMap(({ unitId, url }) =>
    unitId !== null && explained.some(({ id }) => id === unitId) ? [{ unitId, url }] : [],
  );
};

export const listOtherMethods = implement(contract.listOtherMethods, async ({ ctx, actor, input }) => {
  const { process, loaded, methods } = await list(ctx, { actor, returnId: input.returnId });
  const { store, order } = loaded;
  const { currency } = order;
  const handOver = { by: process.handOverBy, labelBy: null, days: process.terms.workflow.maxDaysToSendPackage };
  return {
    methods: methods.map(({ option, feeMinor, settlement }) => ({
      ...presentReturnOption(option, { feeMinor, currency, store, handOver }),
      isCurrent:
        option.returnMethod === process.returnMethod &&
        option.provider === process.provider &&
        option.carrier === process.carrier,
      total: settlement === null ? null : presentAmount(settlement.totalMinor),
    })),
  };
});

export const changeReturnMethod = implement(contract.changeReturnMethod, async ({ ctx, actor, input }) => {
  const { returnId, returnMethod, provider, carrier } = input;
  const { pickupDate, pickupRange, shownFee: shown } = input;
  const process = await change(ctx, {
    actor,
    returnId,
    input: { returnMethod, provider, carrier, pickupDate, pickupRange, shownFeeMinor: Number(shown) },
  });
  return { returnCode: process.returnCode };
});

export const printLabel = implement(contract.printLabel, async ({ ctx, actor, input }) =>
  presentPrintedLabel(
    await print(ctx, { actor, returnId: input.returnId, paper: input.paper, position: input.parcel }),
  ),
);

export const addParcel = implement(contract.addParcel, async ({ ctx, actor, input }) => {
  const { returnId: processId, parcelCount } = input;
  const { returnCode, parcels } = await add(ctx, { actor, processId, parcelCount });
  return { returnCode, parcelCount: parcels.length };
});

export const resendMail = implement(contract.resendMail, async ({ ctx, actor, input }) => {
  await resend(ctx, { actor, returnId: input.returnId });
  const { email } = await getProcess(ctx.db, actor, input.returnId);
  return { emailMask: maskOf(email) };
});

export const enterTracking = implement(contract.enterTracking, async ({ ctx, actor, input }) => {
  const { returnId, carrier, trackingNumber, trackingUrl, parcel } = input;
  await enter(ctx, { actor, returnId, carrier, trackingNumber, trackingUrl, position: parcel });
  return { returnId, carrier, trackingNumber, trackingUrl, parcel };
});

export const printPackingSlip = implement(contract.printPackingSlip, async ({ ctx, actor, input }) =>
  presentPrintedLabel(await printSlip(ctx, { actor, returnId: input.returnId })),
);
