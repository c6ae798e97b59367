import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SetupForm } from "@/components/dashboard/sign-in/setup-form";
import { SignInFrame } from "@/components/dashboard/sign-in/sign-in-frame";
import { firstRunOf } from "@/server/auth/set-up-first";
import { oneOf } from "../../staff";
import { setUp } from "../actions";

export const metadata: Metadata = { title: "Set up Homeward", referrer: "strict-origin" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetupPage({ searchParams }: Props) {
  const token = oneOf((await searchParams).token);
  const state = await firstRunOf(token);
  if (state === "OVER") redirect("/dashboard/sign-in");
  if (state === "OPEN") return <SetupForm action={setUp} token={token} />;
  return (
    <SignInFrame title="Set up Homeward">
      <p className="mt-4">
        Nobody can sign in here yet. Open the address that was printed where Homeward was started: whoever started it
        becomes the owner.
      </p>
    </SignInFrame>
  );
}
