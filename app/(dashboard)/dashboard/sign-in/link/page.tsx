import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AskLinkForm } from "@/components/dashboard/sign-in/ask-link-form";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import { UseLinkForm } from "@/components/dashboard/sign-in/use-link-form";
import { t } from "@/messages/dashboard/sign-in";
import { addresseeOfLink, canMailLinks } from "@/server/auth/sign-in-link";
import { oneOf } from "../../../staff";
import { askLink, takeLink } from "./actions";

export const generateMetadata = (): Metadata => ({ title: t("askLinkForm.title"), referrer: "strict-origin" });

type Props = { searchParams: Promise<{ token?: string | string[]; next?: string | string[] }> };

/** Without a token, asks for an email; with one, signs in on a button press, because mail scanners open links. */
export default async function LinkPage({ searchParams }: Props) {
  const { token: asked, next: path } = await searchParams;
  const [token, next] = [oneOf(asked), safeReturnPath(oneOf(path), "")];
  if (token !== "")
    return <UseLinkForm action={takeLink} token={token} next={next} email={await addresseeOfLink(token)} />;
  if (!canMailLinks()) redirect("/dashboard/sign-in");
  return <AskLinkForm action={askLink} next={next} />;
}
