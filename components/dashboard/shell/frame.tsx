import type { ReactNode } from "react";
import { ApiProvider } from "../browser/api-provider";
import { Toasts } from "../browser/toasts";
import { BulkJobsProvider } from "../bulk/bulk-jobs-provider";
import { Sidebar } from "./sidebar";
import { TabBar } from "./tab-bar";
import { Topbar } from "./topbar";
import type { ViewCounts } from "./view-links";
import type { Viewer } from "./viewer";

type FrameProps = {
  viewer: Viewer;
  counts: ViewCounts;
  problems: number;
  signOut: () => Promise<void>;
  children: ReactNode;
};

/** What stays while pages change: sections, search, the person, messages. */
export function Frame({ viewer, counts, problems, signOut, children }: FrameProps) {
  return (
    <ApiProvider>
      <Toasts>
        <BulkJobsProvider>
          <a className="skip" href="#content">
            Skip to the content
          </a>
          <div className="frame">
            <Sidebar viewer={viewer} counts={counts} problems={problems} signOut={signOut} />
            <div className="frame-main">
              <Topbar viewer={viewer} />
              <main id="content" className="flex flex-1 flex-col" tabIndex={-1}>
                {children}
              </main>
            </div>
            <TabBar viewer={viewer} problems={problems} signOut={signOut} />
          </div>
        </BulkJobsProvider>
      </Toasts>
    </ApiProvider>
  );
}
