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

/** A stored policy over the defaults; the lists of what cannot be returned one by one. */
export const withPolicyDefaults = (stored: Partial<ReturnPolicy>): ReturnPolicy => ({
  ...DEFAULT_POLICY,
  ...stored,
  nonReturnable: { ...DEFAULT_POLICY.nonReturnable, ...stored.nonReturnable },
});
