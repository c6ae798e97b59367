import type { ReactNode } from "react";
import { Mark } from "../shell/mark";
import { WaitingParcels } from "./waiting-parcels";

type SignInFrameProps = { title: string; refusal?: string | undefined; children: ReactNode };

/** The page of whoever is not signed in: what they do on one side, the parcels that wait for it on the other. */
export function SignInFrame({ title, refusal, children }: SignInFrameProps) {
  return (
    <main className="sign-in">
      <div className="sign-in-form">
        <p className="flex items-center gap-2 font-semibold">
          <span className="size-5">
            <Mark />
          </span>
          Homeward
        </p>
        <h1 className="text-h1 mt-10 font-semibold">{title}</h1>
        {refusal ? (
          <p id="refused" className="notice mt-4" data-tone="bad" role="alert">
            {refusal}
          </p>
        ) : null}
        {children}
      </div>
      <WaitingParcels />
    </main>
  );
}
