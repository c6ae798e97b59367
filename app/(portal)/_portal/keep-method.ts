import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import {
  ADDRESS_CHOICE_FIELD,
  addressChoiceOf,
  addressFieldsOf,
  isSameMethod,
  METHOD_FIELD,
  methodKey,
  missingParts,
  PARCELS_FIELD,
  type PostedMethod,
  readMethod,
  slotField,
} from "@/components/portal/send/send-view";
import { wrongFields } from "@/components/portal/ui/form-state";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "./draft-of";
import type { Kept } from "./keep-items";
import { refusalWords } from "./refusal-words";

/** Stores the return method. `quote` is the price with the new one; null if it is unchanged. */
export async function keepMethod(slug: string, data: FormData): Promise<Kept & { quote: Checkout | null }> {
  const { shopper, intent, reader } = await draftOf(slug);
  const { t } = reader;
  const value = (name: string): string => String(data.get(name) ?? "");
  const lacking = (fields: Record<string, string>) => ({
    ...{ refusal: null, mistakes: wrongFields(t, fields), isChanged: false, quote: null },
  });
  const posted = readMethod(value);
  if (!posted) return lacking({ [METHOD_FIELD]: t("send.methodMissing") });
  const names = addressFieldsOf(posted.return_method);
  const missing = missingParts(value, names);
  if (missing.length > 0) {
    const fields = missing.map((part) => [names[part], t(`send.address.${part}Missing`)] as const);
    return lacking({ ...(lacksSlot(posted) ? noSlot(posted, t) : {}), ...Object.fromEntries(fields) });
  }
  // Only a press chooses an address: the first is preselected before anyone has looked.
  const isPress = value(INTENT_FIELD) === CONTINUE;
  const isSame = isSameMethod(posted, intent.draft.delivery);
  const choice = isSame && isPress ? addressChoiceOf(value, intent.draft.delivery) : null;
  const undecided = { [ADDRESS_CHOICE_FIELD]: t("send.address.choose") };
  if (choice === "ASK") return lacking(undecided);
  if (isSame && choice === null) return { refusal: null, mistakes: null, isChanged: false, quote: null };
  try {
    const call = { return_id: shopper.returnId, ...posted, address_choice: choice };
    const { address_choice: kept } = await shopper.api.chooseReturnOption(call);
    if (isPress && kept === "OPEN") return lacking(undecided);
    const quote = await shopper.api.checkout({ return_id: shopper.returnId });
    return { refusal: null, mistakes: null, isChanged: true, quote };
  } catch (error) {
    const address = addressMistakes(error, posted, t);
    if (address !== null) return lacking(address);
    const parcels = parcelMistake(error, t);
    if (parcels !== null) return lacking(parcels);
    const slot = slotMistake(error, posted, t);
    if (slot !== null) return lacking(slot);
    return { refusal: { message: refusalWords(error, t) }, mistakes: null, isChanged: true, quote: null };
  }
}

/** A pickup needs a day: without one the service rejects the method. */
const lacksSlot = ({ pickup_date }: PostedMethod): boolean => pickup_date === "";

const noSlot = (posted: PostedMethod, t: PortalText): Record<string, string> => ({
  [slotField(methodKey(posted))]: t("send.slotMissing"),
});

/** What the carrier can't use of the address, at the fields that correct it. */
const addressMistakes = (
  error: unknown,
  { return_method }: PostedMethod,
  t: PortalText,
): Record<string, string> | null => {
  const names = addressFieldsOf(return_method);
  const mistakes = (problemOf(error)?.violations ?? []).flatMap(({ field }) => {
    if (field === "pickup_address") return [[names.street, t("send.address.unknown")] as const];
    if (field === "pickup_address.postcode") return [[names.postcode, t("send.address.postcodeWrong")] as const];
    if (field === "pickup_address.city") return [[names.city, t("send.address.cityMissing")] as const];
    return field.startsWith("pickup_address.") ? [[names.street, t("send.address.streetMissing")] as const] : [];
  });
  return mistakes.length === 0 ? null : Object.fromEntries(mistakes);
};

/** More parcels than items: items were removed meanwhile. */
const parcelMistake = (error: unknown, t: PortalText): Record<string, string> | null => {
  const said = problemOf(error)?.violations.find(({ field }) => field === "parcel_count");
  const limit = Number(/\d+/.exec(said?.description ?? "")?.[0] ?? 1);
  return said === undefined ? null : { [PARCELS_FIELD]: t("parcels.tooMany", { limit }) };
};

const slotMistake = (error: unknown, posted: PostedMethod, t: PortalText): Record<string, string> | null =>
  problemOf(error)?.violations.some(({ field }) => field === "pickup_date" || field === "pickup_range")
    ? noSlot(posted, t)
    : null;
