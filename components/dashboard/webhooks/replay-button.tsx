"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";

/** When the page reloads its data after a redelivery, in milliseconds; most receivers have responded by then. */
const LOOK_AGAIN_MS = [1_000, 4_000] as const;

/** Redelivers the same bytes at once. */
export function ReplayButton({ deliveryId }: { deliveryId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const replay = useMutation(
    trpc.replayWebhookDelivery.mutationOptions({
      onSuccess: () => {
        say(t("replayButton.resent"));
        timers.current = LOOK_AGAIN_MS.map((ms) => setTimeout(() => router.refresh(), ms));
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return (
    <Button isLive kind="main" disabled={replay.isPending} onClick={() => replay.mutate({ delivery_id: deliveryId })}>
      <RotateCw aria-hidden="true" />
      {replay.isPending ? t("replayButton.sending") : t("replayButton.resend")}
    </Button>
  );
}
