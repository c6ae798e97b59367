import type { ReactNode } from "react";
import { Refused } from "@/components/dashboard/shell/refused";
import type { Scope } from "@/contract/vocabulary/scope";
import { type SettingsSearch, settingsTarget } from "./settings-target";

/** A title of messages/ is said when it is drawn. */
type Shown = { title: string | (() => string); path: string; scope?: Scope };
type Where = Awaited<ReturnType<typeof settingsTarget>>;

/** A page of the settings of one store, for whoever may change them. */
export const settingsPage =
  ({ title, path, scope = "settings:write" }: Shown, read: (where: Where) => Promise<ReactNode>) =>
  async ({ searchParams }: { searchParams: SettingsSearch }) => {
    const where = await settingsTarget(`/dashboard/settings/${path}`, searchParams);
    if (!where.viewer.can(scope)) return <Refused />;
    return (
      <>
        <h1 className="text-h1 font-semibold">{typeof title === "string" ? title : title()}</h1>
        {await read(where)}
      </>
    );
  };
