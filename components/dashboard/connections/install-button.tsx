import { useMutation } from "@tanstack/react-query";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import type { Provider } from "./types";
import type { Connect } from "./use-connect";

/** The other way in: the person approves the app on the shop's own page and comes back connected. */
export function InstallButton({ provider, connect }: { provider: Provider; connect: Connect }) {
  const trpc = useTRPC();
  const begin = useMutation(trpc.beginInstall.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }));
  // It is on its way to the shop's page until the browser leaves this one.
  const isBusy = begin.isPending || begin.isSuccess;
  return (
    <div className="border-line grid gap-2 border-t pt-4">
      <p className="text-ink-2 text-[13px]">
        If your app asks for approval when it's installed, approve it in {provider.name} instead. You'll come back here
        when it's done.
      </p>
      <Button
        className="w-fit"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) begin.mutate(connect.full);
        }}
      >
        {isBusy ? `Opening ${provider.name} …` : `Approve in ${provider.name}`}
      </Button>
      {begin.error ? <FieldError role="alert">{problemText(begin.error)}</FieldError> : null}
    </div>
  );
}
