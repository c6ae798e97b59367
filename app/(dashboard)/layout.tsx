import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { THEME_COOKIE, themeMark, themeOf } from "@/components/dashboard/browser/theme";
import { t } from "@/messages/dashboard/shell";
import { fontVariables } from "../styles/fonts";
import "./dashboard.css";

export const generateMetadata = (): Metadata => ({
  title: { default: t("nav.homeward"), template: t("nav.pageTitle") },
  robots: { index: false, follow: false },
});

const [DAY, NIGHT] = ["#fefdfb", "#171b20"];

export const generateViewport = async (): Promise<Viewport> => {
  const theme = await chosenTheme();
  if (theme !== "system") return { themeColor: theme === "dark" ? NIGHT : DAY };
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: DAY },
      { media: "(prefers-color-scheme: dark)", color: NIGHT },
    ],
  };
};

/** Keeps the bars at the bottom of phone screens from covering what is scrolled to. */
const SCROLLED_PAST = "max-md:has-data-next-act:scroll-pb-35 max-md:has-data-review-foot:scroll-pb-52";

export default async function DashboardRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${fontVariables} ${SCROLLED_PAST}`} data-theme={themeMark(await chosenTheme())}>
      <body>{children}</body>
    </html>
  );
}

const chosenTheme = async () => themeOf((await cookies()).get(THEME_COOKIE)?.value);
