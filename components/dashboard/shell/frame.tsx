import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/shell";
import { ApiProvider } from "../browser/api-provider";
import { Toasts } from "../browser/toasts";
import type { Viewer } from "../browser/viewer";
import { BulkJobsProvider } from "../bulk/bulk-jobs-provider";
import { WhileRead } from "../loading/while-read";
import { PaletteOpener } from "../palette/palette-opener";
import { SearchField } from "./search-field";
import { ShortcutSheet } from "./shortcut-sheet";
import { Sidebar, type SidebarProps } from "./sidebar";
import { TabBar } from "./tab-bar";

type FrameProps = SidebarProps & { children: ReactNode };

/** The frame that stays between pages: navigation, search, account and messages. */
export function Frame({ viewer, counts, problems, work, isNarrow, signOut, chooseStore, children }: FrameProps) {
  const { stores, all_stores: all } = viewer;
  const storeId = stores.length < all.length ? (stores[0]?.ecommerce_id ?? "") : "";
  return (
    // Remounts for another store, so that all data is loaded again.
    <ApiProvider key={storeId} storeId={storeId}>
      <Toasts>
        <BulkJobsProvider>
          <a
            className="py-2 px-4 left-4 -top-16 rounded-control bg-ink text-paper absolute z-30 focus:top-2"
            href="#content"
          >
            {t("frame.skipToContent")}
          </a>
          <div
            className="grid-cols-[var(--side)_minmax(0,1fr)] min-h-dvh grid data-[side=narrow]:[--side:57px] max-md:pb-[calc(56px+env(safe-area-inset-bottom))] max-md:grid-cols-1"
            data-side={isNarrow ? "narrow" : "wide"}
          >
            <Sidebar {...{ viewer, counts, problems, work, isNarrow, signOut, chooseStore }} />
            <div className="min-w-0 flex flex-col">
              <Topbar viewer={viewer} />
              <main id="content" className="flex flex-1 flex-col xl:has-data-previewing:pr-120" tabIndex={-1}>
                <WhileRead within="ALL" className="flex flex-1 flex-col">
                  {children}
                </WhileRead>
              </main>
            </div>
            <TabBar {...{ viewer, problems, work, signOut, chooseStore }} />
          </div>
        </BulkJobsProvider>
      </Toasts>
    </ApiProvider>
  );
}

/** The bar with the search, the command palette and the list of shortcuts. */
function Topbar({ viewer }: { viewer: Viewer }) {
  return (
    <div className="pl-pad pr-3 top-0 border-b border-line gap-4 bg-surface h-bar items-center sticky z-10 flex max-md:pr-pad max-md:gap-2">
      <SearchField />
      <div className="ml-auto flex gap-1">
        <PaletteOpener scopes={viewer.scopes} portalSlug={viewer.stores[0]?.slug ?? null} />
        <ShortcutSheet />
      </div>
    </div>
  );
}
