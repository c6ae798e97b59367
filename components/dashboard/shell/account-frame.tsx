import type { ReactNode } from "react";
import { ApiProvider } from "../browser/api-provider";
import { Toasts } from "../browser/toasts";
import { Mark } from "./mark";

/** For whoever works at the bench alone: their own account, and the way back to it. */
export function AccountFrame({ signOut, children }: { signOut: () => Promise<void>; children: ReactNode }) {
  return (
    <ApiProvider storeId="">
      <Toasts>
        <header className="account-bar">
          <span className="size-5">
            <Mark />
          </span>
          <a className="button" href="/station">
            Back to the station
          </a>
          <form action={signOut} className="ml-auto">
            <button className="button" data-kind="bare" type="submit">
              Sign out
            </button>
          </form>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Toasts>
    </ApiProvider>
  );
}
