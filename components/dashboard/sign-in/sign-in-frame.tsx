import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { Mark } from "../../ui/homeward-mark";
import { Notice } from "../../ui/notice";
import { WaitingParcels } from "./waiting-parcels";

/** A page that already loads with an error begins there, even without scripts. */
const FOCUSED_AT_LOAD = { autoFocus: true } as const;

type SignInFrameProps = { title: string; refusal?: string | undefined; children: ReactNode };

/** The element with the error of the whole page, which can be focused. */
export const REFUSAL_ID = "refused";

/** The page for signed-out people: the form on one side, the illustration of waiting parcels on the other. */
export function SignInFrame({ title, refusal, children }: SignInFrameProps) {
  return (
    <main className="bg-surface grid-cols-1 min-h-dvh grid min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] [&_svg[role=img]]:mt-6 [&_svg[role=img]]:mb-4 [&_svg[role=img]]:mx-0 [&_svg[role=img]]:border [&_svg[role=img]]:border-line [&_svg[role=img]]:rounded-control [&_svg[role=img]]:w-[min(100%,240px)] [&_svg[role=img]]:h-auto print:[&_:is(a,button)]:hidden">
      <div className="mx-auto pt-8 pb-16 px-6 w-[min(400px,100%)] self-start min-[900px]:self-center">
        <p className="flex items-center gap-2 font-semibold">
          <span className="size-5">
            <Mark />
          </span>
          {t("signInFrame.homeward")}
        </p>
        <h1 className="text-h1 mt-10 font-semibold">{title}</h1>
        {refusal ? (
          <Notice as="p" id={REFUSAL_ID} className="mt-4" tone="bad" role="alert" tabIndex={-1} {...FOCUSED_AT_LOAD}>
            {refusal}
          </Notice>
        ) : null}
        {children}
      </div>
      <WaitingParcels />
    </main>
  );
}
