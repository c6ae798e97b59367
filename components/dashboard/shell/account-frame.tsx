import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/shell";
import { Button, ButtonAnchor } from "../../ui/button";
import { Mark } from "../../ui/homeward-mark";
import { ApiProvider } from "../browser/api-provider";
import { Toasts } from "../browser/toasts";

/** The account page of people who only use the station, with a link back to it. */
export function AccountFrame({ signOut, children }: { signOut: () => Promise<void>; children: ReactNode }) {
  return (
    <ApiProvider storeId="">
      <Toasts>
        <header className="py-3 px-pad border-b border-line gap-3 items-center flex">
          <span className="size-5">
            <Mark />
          </span>
          <ButtonAnchor href="/station">{t("accountFrame.backToStation")}</ButtonAnchor>
          <form action={signOut} className="ml-auto">
            <Button kind="bare" type="submit">
              {t("nav.signOut")}
            </Button>
          </form>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Toasts>
    </ApiProvider>
  );
}
