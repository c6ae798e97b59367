"use client";

import { BrokenPage } from "@/components/dashboard/shell/broken-page";
import { SignInFrame } from "@/components/dashboard/sign-in/sign-in-frame";
import { t } from "@/messages/dashboard/shell";

/** Shown if the frame of the dashboard failed or an action wasn't received; reloads everything. */
export default function FrameError({ error }: { error: Error & { digest?: string } }) {
  return (
    <SignInFrame title={t("brokenPage.title")}>
      <div className="mt-4 grid gap-6">
        <BrokenPage code={error.digest} retry={() => location.reload()} />
      </div>
    </SignInFrame>
  );
}
