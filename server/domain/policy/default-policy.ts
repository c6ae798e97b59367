import { minorDigits } from "@/server/kernel/money";
import type { ReturnPolicy } from "./types";

/** What a store's return conditions are until it says otherwise. */
export const DEFAULT_POLICY: ReturnPolicy = {
  returnPeriodDays: 30,
  windows: [],
  maxDaysToSendPackage: 14,
  arePaymentsEnabled: false,
  nonReturnable: { brandIds: [], categoryIds: [], collectionIds: [], orderTagIds: [], productIds: [], tagIds: [] },
  eligibility: [],
  keepYourItem: { isEnabled: false, options: [] },
  payForLogistics: { isAlways: true, options: [] },
  requireAuthorization: { isAlways: false, options: [] },
  uploadDocuments: { isAlways: false, options: [] },
  fees: [],
  risk: [],
  reviewFlow: "MANUAL",
  reviewAutoCompleteDays: 0,
  skipFraudDetection: false,
  skipWorkflowActivities: [],
  startReturnOnPlatformTime: "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED",
};

/** A full keep-it refund of more than 20.00 asks for a photo; where money has no cents, of more than 2000. */
const KEEP_PHOTO_ABOVE = 20;

/** Above which amount a store asks for a photo of what is kept, until it says otherwise; in minor units. */
export const defaultKeepPhotoAbove = (currency: string): number =>
  KEEP_PHOTO_ABOVE * 10 ** Math.max(2, minorDigits(currency));

/** What a policy leaves open, as a store of this currency has it. */
export const withKeepPhoto = <Policy extends Partial<ReturnPolicy>>(policy: Policy, currency: string): Policy => {
  const keepYourItem = policy.keepYourItem ?? DEFAULT_POLICY.keepYourItem;
  const { photoAboveMinor = defaultKeepPhotoAbove(currency) } = keepYourItem;
  return { ...policy, keepYourItem: { ...keepYourItem, photoAboveMinor } };
};

/** A stored policy over the defaults; the lists of what cannot be returned one by one. */
export const withPolicyDefaults = (stored: Partial<ReturnPolicy>): ReturnPolicy => ({
  ...DEFAULT_POLICY,
  ...stored,
  nonReturnable: { ...DEFAULT_POLICY.nonReturnable, ...stored.nonReturnable },
});
