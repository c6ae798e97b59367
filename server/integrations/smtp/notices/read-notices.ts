import type { NoticeSetup } from "@/server/partners/mail-provider";
import type { OpenedConnection } from "@/server/partners/provider";
import { TOKEN } from "./secret-in-address";
import { serviceOf } from "./services";

/** Returns the notice settings for a connection's service; null when the service is unknown. */
export const readNotices = ({ values, hookUrl }: Pick<OpenedConnection, "values" | "hookUrl">): NoticeSetup | null => {
  const service = serviceOf(values);
  if (service === null) return null;
  const { label, place, events, proof } = service;
  const { hookSecret = "", notices_key: key = "", notices_topic: topic = "" } = values;
  const address = proof === "ADDRESS" ? `${hookUrl}?${TOKEN}=${hookSecret}` : hookUrl;
  const isMissing = (proof === "KEY" && key === "") || (proof === "TOPIC" && topic === "");
  const missing = proof === "KEY" ? `Enter ${label}'s webhook key` : "Enter the ARN of the SNS topic";
  return {
    ...{ service: label, address, place, events },
    missing: isMissing ? `${missing} under Change. Until then its notices are refused.` : "",
  };
};
