import type { ReactNode } from "react";
import { ApiProvider } from "../browser/api-provider";
import { Toasts } from "../browser/toasts";
import { BulkJobsProvider } from "../bulk/bulk-jobs-provider";
import { WhileRead } from "../loading/while-read";
import type { ViewCounts } from "../returns/counted";
import { Sidebar } from "./sidebar";
import { TabBar } from "./tab-bar";
import { Topbar } from "./topbar";
import type { Viewer } from "./viewer";
import type { WorkCounts } from "./work-links";

type FrameProps = {
  viewer: Viewer;
  counts: ViewCounts;
  problems: number;
  work: WorkCounts;
  isNarrow: boolean;
  signOut: () => Promise<void>;
  chooseStore: (form: FormData) => Promise<void>;
  children: ReactNode;
};

/** What stays while pages change: sections, search, the person, messages. */
export function Frame({ viewer, counts, problems, work, isNarrow, signOut, chooseStore, children }: FrameProps) {
  const { stores, all_stores: all } = viewer;
  const storeId = stores.length < all.length ? (stores[0]?.ecommerce_id ?? "") : "";
  return (
    // Of another store everything is asked for anew.
    <ApiProvider key={storeId} storeId={storeId}>
      <Toasts>
        <BulkJobsProvider>
          <a className="skip" href="#content">
            Skip to the content
          </a>
          <div className="frame" data-side={isNarrow ? "narrow" : undefined}>
            <Sidebar {...{ viewer, counts, problems, work, isNarrow, signOut, chooseStore }} />
            <div className="frame-main">
              <Topbar viewer={viewer} />
              <main id="content" className="flex flex-1 flex-col" tabIndex={-1}>
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
