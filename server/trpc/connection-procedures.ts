import { listFailedEvents, retryFailedEvents } from "@/server/operations/dashboard/connection-events";
import { pauseSync, resumeSync, syncAgain } from "@/server/operations/dashboard/connection-syncs";
import {
  beginInstall,
  changeConnection,
  connectStore,
  disconnectStore,
  finishInstall,
  getConnectionDetail,
  getDisconnectEffects,
  listConnectionCalls,
  listProviders,
  testConnection,
  tryConnection,
} from "@/server/operations/dashboard/connections";
import {
  getMailNotices,
  getMailSender,
  liftMailSuppression,
  listMailSuppressions,
  resendSenderCode,
  sendTestMail,
  setMailSigning,
  verifyMailSender,
} from "@/server/operations/dashboard/mail-sender";
import { mutation, query } from "./procedure";

/** Connections of stores to providers. REST serves the two that list and read them. */
export const connectionProcedures = {
  listProviders: query(listProviders),
  getConnectionDetail: query(getConnectionDetail),
  tryConnection: mutation(tryConnection),
  connectStore: mutation(connectStore),
  changeConnection: mutation(changeConnection),
  testConnection: mutation(testConnection),
  getDisconnectEffects: query(getDisconnectEffects),
  disconnectStore: mutation(disconnectStore),
  pauseSync: mutation(pauseSync),
  resumeSync: mutation(resumeSync),
  syncAgain: mutation(syncAgain),
  listConnectionCalls: query(listConnectionCalls),
  listFailedEvents: query(listFailedEvents),
  retryFailedEvents: mutation(retryFailedEvents),
  beginInstall: mutation(beginInstall),
  finishInstall: mutation(finishInstall),
  getMailSender: query(getMailSender),
  getMailNotices: query(getMailNotices),
  resendSenderCode: mutation(resendSenderCode),
  verifyMailSender: mutation(verifyMailSender),
  setMailSigning: mutation(setMailSigning),
  sendTestMail: mutation(sendTestMail),
  listMailSuppressions: query(listMailSuppressions),
  liftMailSuppression: mutation(liftMailSuppression),
};
