"use client";

import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/audit";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { useTRPCClient } from "../browser/trpc";
import { FailedCall } from "../controls/failed-call";
import type { AuditVerdict } from "./types";

/** Checks the whole log, whatever the filter shows, and tells the first entry that isn't as it was written. */
export function VerifyLog({ timeZone }: { timeZone: string }) {
  const client = useTRPCClient();
  const verify = useMutation({ mutationFn: () => client.verifyAuditLog.query({}) });
  return (
    <div className="mb-4" aria-live="polite">
      <FailedCall error={verify.error} />
      <Notice tone={verify.data?.fault ? "bad" : undefined} className={verify.data ? "" : "border-line text-ink-2"}>
        <p>{verify.data ? verdictWords(verify.data, timeZone) : t("verifyLog.words")}</p>
        <Button isLive size="small" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {verify.isPending ? t("verifyLog.verifying") : t("verifyLog.verify")}
        </Button>
      </Notice>
    </div>
  );
}

const verdictWords = ({ verified, fault }: AuditVerdict, timeZone: string): string => {
  if (fault === null) return t("verifyLog.intact", { count: verified });
  const at = fault.at === null ? t("verifyLog.unknown") : formatTime(fault.at, "dayTime", { timeZone, locale: LOCALE });
  return t(`verifyLog.faults.${fault.kind}`, { at, id: fault.audit_id ?? t("verifyLog.unknown") });
};
