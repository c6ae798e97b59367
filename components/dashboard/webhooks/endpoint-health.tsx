import { t } from "@/messages/dashboard/webhooks";
import { Badge } from "../../ui/badge";
import type { Endpoint } from "./types";

/** The health of an endpoint in a word or two. */
export function EndpointHealth({ endpoint }: { endpoint: Endpoint }) {
  if (!endpoint.is_enabled) {
    return (
      <Badge tone="bad" shape="failed">
        {t("endpointHealth.off")}
      </Badge>
    );
  }
  if (endpoint.failing_since) return <Badge tone="hold">{t("endpointHealth.failing")}</Badge>;
  return endpoint.dead > 0 ? (
    <Badge tone="hold">{t("endpointHealth.failed", { count: endpoint.dead })}</Badge>
  ) : (
    <Badge tone="ok">{t("endpointHealth.active")}</Badge>
  );
}
