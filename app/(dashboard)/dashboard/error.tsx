"use client";

import { BrokenPage } from "@/components/dashboard/shell/broken-page";
import { SignInFrame } from "@/components/dashboard/sign-in/sign-in-frame";
import { t } from "@/messages/dashboard/shell";

/** Where the frame of the dashboard itself broke, or an act of it reached nobody: whatever is left is read anew. */
export default function FrameError({ error }: { error: Error & { digest?: string } }) {
  return (
    <SignInFrame title={t("brokenPage.title")}>
      <div className="mt-4 grid gap-6">
        <BrokenPage code={error.digest} retry={() => location.reload()} />
      </div>
    </SignInFrame>
  );
}
