import { minorDigits } from "@/server/kernel/money";
import type { ReturnPolicy } from "./types";

/** The return conditions of a store that has set none. */
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

/** A full keep-it refund of more than 20.00 requires a photo; in currencies without cents, of more than 2000. */
const KEEP_PHOTO_ABOVE = 20;

/** Returns the default amount above which a store requires a photo of a kept item; in minor units. */
export const defaultKeepPhotoAbove = (currency: string): number =>
  KEEP_PHOTO_ABOVE * 10 ** Math.max(2, minorDigits(currency));

/** Fills in what a policy leaves open, with the default for the store's currency. */
export const withKeepPhoto = <Policy extends Partial<ReturnPolicy>>(policy: Policy, currency: string): Policy => {
  const keepYourItem = policy.keepYourItem ?? DEFAULT_POLICY.keepYourItem;
  const { photoAboveMinor = defaultKeepPhotoAbove(currency) } = keepYourItem;
  return { ...policy, keepYourItem: { ...keepYourItem, photoAboveMinor } };
};

/** Merges a stored policy over the defaults; the non-returnable lists are merged one by one. */
export const withPolicyDefaults = (stored: Partial<ReturnPolicy>): ReturnPolicy => ({
  ...DEFAULT_POLICY,
  ...stored,
  nonReturnable: { ...DEFAULT_POLICY.nonReturnable, ...stored.nonReturnable },
});
