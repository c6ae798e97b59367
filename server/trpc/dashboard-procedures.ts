import { listExpectedParcels } from "@/server/operations/admin/expected-parcels";
import { changeOwnPassword, endSession, listSessions, setStationPin } from "@/server/operations/dashboard/account";
import {
  completeActivityByHand,
  giveUpReturn,
  releaseHold,
  retryActivity,
  sendPayoutNow,
} from "@/server/operations/dashboard/activities";
import { getAffected } from "@/server/operations/dashboard/affected";
import { getAnalytics } from "@/server/operations/dashboard/analytics";
import { getApiCall, listApiCalls } from "@/server/operations/dashboard/api-calls";
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "@/server/operations/dashboard/api-keys";
import { listAuditEntries } from "@/server/operations/dashboard/audit";
import {
  getBulkJob,
  listBulkJobs,
  listBulkRows,
  startBulkJob,
  stopBulkJob,
  undoBulkJob,
} from "@/server/operations/dashboard/bulk-jobs";
import { listCarriers, listCarrierWays, makeTestLabel } from "@/server/operations/dashboard/carriers";
import { listCustomsLines, saveCustomsLines } from "@/server/operations/dashboard/customs";
import { getInspection, listParcelPhotos, previewInspection } from "@/server/operations/dashboard/inspection";
import { printReturnLabel, printReturnLabels, printReturnSlip } from "@/server/operations/dashboard/labels";
import { listLabelsDue, uploadLabel } from "@/server/operations/dashboard/labels-due";
import { getLaunchChecklist, goLive } from "@/server/operations/dashboard/launch";
import { getMail, listMails } from "@/server/operations/dashboard/mailbox";
import { addNote } from "@/server/operations/dashboard/notes";
import {
  addSampleOrders,
  listOrderImports,
  listSampleOrders,
  stopOrderImport,
} from "@/server/operations/dashboard/order-imports";
import { getOverview } from "@/server/operations/dashboard/overview";
import { addReturnParcel, voidReturnParcel } from "@/server/operations/dashboard/parcels";
import {
  eraseShopper,
  exportShopper,
  findShopper,
  getPersonalDataRule,
  getShopperFile,
  listErasures,
} from "@/server/operations/dashboard/personal-data";
import {
  getPolicySimulation,
  listReturnConditionVersions,
  saveReturnConditions,
  startPolicySimulation,
  tryReturnConditions,
} from "@/server/operations/dashboard/policy";
import { countProblems, listProblems, retryProblems } from "@/server/operations/dashboard/problems";
import { previewRefusal } from "@/server/operations/dashboard/refusals";
import { listReturnImports, stopReturnImport } from "@/server/operations/dashboard/return-imports";
import {
  countReturnRows,
  countReturnViews,
  getReturnFilters,
  listReturnRows,
} from "@/server/operations/dashboard/return-list";
import { assignReturn, tagReturn } from "@/server/operations/dashboard/return-work";
import { getReturnDetail, listNewerEntries } from "@/server/operations/dashboard/returns";
import { deleteView, listSavedViews, saveListLook, saveView } from "@/server/operations/dashboard/saved-views";
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  resetSecondFactor,
  startSecondFactor,
  turnOffSecondFactor,
} from "@/server/operations/dashboard/second-factor";
import {
  changeStoreSetting,
  changeWarehouse,
  getAccessibility,
  getHoldAbility,
  listSettingHistory,
  undoSettingChange,
} from "@/server/operations/dashboard/settings";
import { createShopperLink, revokeShopperLinks } from "@/server/operations/dashboard/shopper-links";
import {
  createStaffReturn,
  draftStaffReturn,
  findOrders,
  getOrderToReturn,
  listStaffExchanges,
} from "@/server/operations/dashboard/staff-returns";
import { countWork, finishTasks, listTasks, skipTask } from "@/server/operations/dashboard/tasks";
import {
  changeMemberRole,
  inviteMember,
  listTeam,
  removeMember,
  revokeInvitation,
} from "@/server/operations/dashboard/team";
import { getViewer } from "@/server/operations/dashboard/viewer";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  revealWebhookSecret,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from "@/server/operations/dashboard/webhook-endpoints";
import {
  getWebhookDelivery,
  getWebhookFigures,
  listWebhookDeliveries,
  replayWebhookDeliveries,
  replayWebhookDelivery,
} from "@/server/operations/dashboard/webhooks";
import { getReceipt, getWithdrawal, listWithdrawals } from "@/server/operations/dashboard/withdrawals";
import { mutation, query } from "./procedure";
import { refundProcedures } from "./refund-procedures";

/** What only the dashboard does. */
export const dashboardProcedures = {
  listWithdrawals: query(listWithdrawals),
  getWithdrawal: query(getWithdrawal),
  getReceipt: query(getReceipt),
  retryActivity: mutation(retryActivity),
  listCustomsLines: query(listCustomsLines),
  saveCustomsLines: mutation(saveCustomsLines),
  addReturnParcel: mutation(addReturnParcel),
  voidReturnParcel: mutation(voidReturnParcel),
  completeActivityByHand: mutation(completeActivityByHand),
  releaseHold: mutation(releaseHold),
  sendPayoutNow: mutation(sendPayoutNow),
  giveUpReturn: mutation(giveUpReturn),
  addNote: mutation(addNote),
  listApiCalls: query(listApiCalls),
  getApiCall: query(getApiCall),
  listReturnImports: query(listReturnImports),
  stopReturnImport: mutation(stopReturnImport),
  getOverview: query(getOverview),
  getAnalytics: query(getAnalytics),
  ...refundProcedures,
  listTasks: query(listTasks),
  countWork: query(countWork),
  finishTasks: mutation(finishTasks),
  skipTask: mutation(skipTask),
  listLabelsDue: query(listLabelsDue),
  uploadLabel: mutation(uploadLabel),
  getAffected: query(getAffected),
  listProblems: query(listProblems),
  countProblems: query(countProblems),
  retryProblems: mutation(retryProblems),
  listReturnRows: query(listReturnRows),
  countReturnViews: query(countReturnViews),
  countReturnRows: query(countReturnRows),
  getReturnFilters: query(getReturnFilters),
  listSavedViews: query(listSavedViews),
  saveView: mutation(saveView),
  deleteView: mutation(deleteView),
  saveListLook: mutation(saveListLook),
  previewRefusal: query(previewRefusal),
  assignReturn: mutation(assignReturn),
  tagReturn: mutation(tagReturn),
  startBulkJob: mutation(startBulkJob),
  getBulkJob: query(getBulkJob),
  listBulkJobs: query(listBulkJobs),
  listBulkRows: query(listBulkRows),
  stopBulkJob: mutation(stopBulkJob),
  undoBulkJob: mutation(undoBulkJob),
  getReturnDetail: query(getReturnDetail),
  listNewerEntries: query(listNewerEntries),
  listWebhookEndpoints: query(listWebhookEndpoints),
  getWebhookEndpoint: query(getWebhookEndpoint),
  createWebhookEndpoint: mutation(createWebhookEndpoint),
  updateWebhookEndpoint: mutation(updateWebhookEndpoint),
  revealWebhookSecret: mutation(revealWebhookSecret),
  rotateWebhookSecret: mutation(rotateWebhookSecret),
  sendTestWebhook: mutation(sendTestWebhook),
  deleteWebhookEndpoint: mutation(deleteWebhookEndpoint),
  listWebhookDeliveries: query(listWebhookDeliveries),
  getWebhookDelivery: query(getWebhookDelivery),
  replayWebhookDelivery: mutation(replayWebhookDelivery),
  replayWebhookDeliveries: mutation(replayWebhookDeliveries),
  getWebhookFigures: query(getWebhookFigures),
  listMails: query(listMails),
  getMail: query(getMail),
  getLaunchChecklist: query(getLaunchChecklist),
  goLive: mutation(goLive),
  listCarrierWays: query(listCarrierWays),
  listCarriers: query(listCarriers),
  makeTestLabel: mutation(makeTestLabel),
  printReturnLabel: query(printReturnLabel),
  printReturnLabels: mutation(printReturnLabels),
  printReturnSlip: query(printReturnSlip),
  getAccessibility: query(getAccessibility),
  getHoldAbility: query(getHoldAbility),
  changeStoreSetting: mutation(changeStoreSetting),
  changeWarehouse: mutation(changeWarehouse),
  listExpectedParcels: query(listExpectedParcels),
  listSettingHistory: query(listSettingHistory),
  undoSettingChange: mutation(undoSettingChange),
  saveReturnConditions: mutation(saveReturnConditions),
  listReturnConditionVersions: query(listReturnConditionVersions),
  startPolicySimulation: mutation(startPolicySimulation),
  getPolicySimulation: query(getPolicySimulation),
  tryReturnConditions: mutation(tryReturnConditions),
  getViewer: query(getViewer),
  listTeam: query(listTeam),
  inviteMember: mutation(inviteMember),
  revokeInvitation: mutation(revokeInvitation),
  changeMemberRole: mutation(changeMemberRole),
  removeMember: mutation(removeMember),
  listSessions: query(listSessions),
  endSession: mutation(endSession),
  changeOwnPassword: mutation(changeOwnPassword),
  setStationPin: mutation(setStationPin),
  // Asked for with a body: an e-mail has no place in an address.
  findShopper: mutation(findShopper),
  exportShopper: mutation(exportShopper),
  getShopperFile: query(getShopperFile),
  eraseShopper: mutation(eraseShopper),
  listErasures: query(listErasures),
  getPersonalDataRule: query(getPersonalDataRule),
  getSecondFactor: query(getSecondFactor),
  startSecondFactor: mutation(startSecondFactor),
  confirmSecondFactor: mutation(confirmSecondFactor),
  renewRecoveryCodes: mutation(renewRecoveryCodes),
  turnOffSecondFactor: mutation(turnOffSecondFactor),
  resetSecondFactor: mutation(resetSecondFactor),
  requireSecondFactor: mutation(requireSecondFactor),
  listApiKeys: query(listApiKeys),
  createApiKey: mutation(createApiKey),
  rotateApiKey: mutation(rotateApiKey),
  revokeApiKey: mutation(revokeApiKey),
  listAuditEntries: query(listAuditEntries),
  getInspection: query(getInspection),
  listParcelPhotos: query(listParcelPhotos),
  // Called with POST: the units of a large return are more than an address holds.
  previewInspection: mutation(previewInspection),
  findOrders: query(findOrders),
  getOrderToReturn: query(getOrderToReturn),
  draftStaffReturn: mutation(draftStaffReturn),
  listStaffExchanges: query(listStaffExchanges),
  createStaffReturn: mutation(createStaffReturn),
  createShopperLink: mutation(createShopperLink),
  revokeShopperLinks: mutation(revokeShopperLinks),
  listOrderImports: query(listOrderImports),
  stopOrderImport: mutation(stopOrderImport),
  addSampleOrders: mutation(addSampleOrders),
  listSampleOrders: query(listSampleOrders),
};
