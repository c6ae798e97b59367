import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { SettingsSection } from "@/components/dashboard/settings/settings-nav";
import { Refused } from "@/components/dashboard/shell/refused";
import type { Scope } from "@/contract/vocabulary/scope";
import { t } from "@/messages/dashboard/settings-common";
import { type SettingsSearch, settingsTarget } from "./settings-target";

type Shown = { section: SettingsSection; scope?: Scope };
type Where = Awaited<ReturnType<typeof settingsTarget>>;

/** Returns the page title of a settings section for the browser tab. */
export const settingsMetadata = (section: SettingsSection) => (): Metadata => ({
  title: t(`settingsNav.sections.${section}`),
});

/** Returns a settings page of one store, for people who may change settings. */
export const settingsPage =
  ({ section, scope = "settings:write" }: Shown, read: (where: Where) => Promise<ReactNode>) =>
  async ({ searchParams }: { searchParams: SettingsSearch }) => {
    const where = await settingsTarget(`/dashboard/settings/${section}`, searchParams);
    if (!where.viewer.can(scope)) return <Refused />;
    return (
      <>
        <h1 className="text-h1 font-semibold">{t(`settingsNav.sections.${section}`)}</h1>
        {await read(where)}
      </>
    );
  };
