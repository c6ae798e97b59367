import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { PassScreen } from "@/components/portal/pass/pass-screen";
import { sampleActs, sampleTracking } from "@/components/portal/preview/sample";
import { SampleItems } from "@/components/portal/preview/sample-items";
import { ReturnStatus } from "@/components/portal/status/return-status";
import { doNothing } from "../../../../_portal/actions/do-nothing";
import { portalOf } from "../../../../_portal/portal-of";
import { mayPreview } from "../../../../_portal/preview-of";

/** The screens that require an order, with a sample one: for staff who set up the branding. */
export default async function PreviewPage({ params }: { params: Promise<{ slug: string; screen: string }> }) {
  const { slug, screen } = await params;
  const { store, reader, api } = await portalOf(slug);
  if (!(await mayPreview(store))) notFound();
  const now = new Date();
  const scene = { store, reader, now };
  switch (screen) {
    case "items": {
      const { return_reasons: reasons } = await api.listReturnReasons({ slug, lang: reader.language });
      return (
        <Shown>
          <SampleItems {...scene} reasons={reasons} action={doNothing} />
        </Shown>
      );
    }
    case "pass": {
      const tracking = sampleTracking(scene, "READY_TO_SEND");
      const acts = { ...sampleActs(false), resend: doNothing };
      const shown = { store, reader, tracking, acts, tries: 0, paper: store.label_format, points: [] };
      return (
        <Shown>
          <PassScreen {...shown} now={now.toISOString()} enterTracking={doNothing} />
        </Shown>
      );
    }
    case "status": {
      const tracking = sampleTracking(scene, "COMPLETED");
      const acts = { ...sampleActs(true), resend: doNothing };
      return (
        <Shown>
          <ReturnStatus
            {...{ store, reader, tracking, acts }}
            returnsCount={1}
            cancel={doNothing}
            enterTracking={doNothing}
            addParcel={doNothing}
          />
        </Shown>
      );
    }
    default:
      notFound();
  }
}

/** Read-only: there is no return that a press could affect. */
const Shown = ({ children }: { children: ReactNode }) => <div inert>{children}</div>;
