"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Effects } from "../../ui/effects";
import { Notice } from "../../ui/notice";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { FailedCall } from "../controls/failed-call";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { SettingBlock } from "../settings/controls/setting-block";
import { countWords } from "./count-words";
import type { Counts, FoundShopper } from "./types";

/** One person who asks: what is kept of them, as a file for them, or gone. */
export function ShopperSection() {
  const trpc = useTRPC();
  const [email, setEmail] = useState("");
  const [isErasing, setErasing] = useState(false);
  const find = useMutation(trpc.findShopper.mutationOptions());
  const asked = find.variables?.email ?? "";
  return (
    <div className="mt-4">
      <SettingBlock
        title="Find a shopper"
        about="For shoppers who ask for a copy of their data or its deletion. Searches all stores by email."
      >
        <form
          className="gap-2 grid-cols-[minmax(0,1fr)_auto] items-end grid max-md:[&>button]:h-11"
          onSubmit={(event) => {
            event.preventDefault();
            if (!find.isPending && email.trim() !== "") find.mutate({ email: email.trim() });
          }}
        >
          <TextField label="Email" value={email} onChange={setEmail} maxLength={254} />
          <Button isLive type="submit" disabled={find.isPending || email.trim() === ""}>
            {find.isPending ? "Searching…" : "Find"}
          </Button>
        </form>
        <FailedCall error={find.error} />
        {find.data ? <Kept email={asked} found={find.data} onErase={() => setErasing(true)} /> : null}
      </SettingBlock>
      {isErasing && find.data ? (
        <EraseDialog
          email={asked}
          counts={find.data.counts}
          onErased={() => {
            find.reset();
            setEmail("");
          }}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </div>
  );
}

function Kept({ email, found, onErase }: { email: string; found: FoundShopper; onErase: () => void }) {
  const words = countWords(found.counts);
  if (words === "nothing") return <p role="status">No data found for {email}.</p>;
  return (
    <div className="grid gap-4">
      <p role="status">
        Data found for <strong className="font-semibold wrap-anywhere">{email}</strong>: {words}.
      </p>
      {found.under_way.length > 0 ? (
        <Notice as="p" tone="hold">
          In progress: {found.under_way.join(", ")}. Finish or cancel {found.under_way.length === 1 ? "it" : "them"}{" "}
          before you can erase this shopper.
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {/* A form of its own: the file is written while it comes in, however many photos there are. */}
        <form method="post" action="/dashboard/settings/personal-data/export">
          <input type="hidden" name="email" value={email} />
          <Button type="submit">Export as ZIP</Button>
        </form>
        <Button isLive kind="danger" aria-haspopup="dialog" disabled={found.under_way.length > 0} onClick={onErase}>
          Erase this shopper
        </Button>
      </div>
      <p className="text-ink-2">The file contains one document with all data, plus labels, documents and photos.</p>
    </div>
  );
}

type EraseDialogProps = { email: string; counts: Counts; onErased: () => void; onClose: () => void };

/** There is no way back: what goes and what stays is said, and the email is typed once more. */
function EraseDialog({ email, counts, onErased, onClose }: EraseDialogProps) {
  const client = useTRPCClient();
  const [reason, setReason] = useState("");
  const [confirmation, setConfirmation] = useState("");
  return (
    <Question
      title="Permanently erase this shopper’s data?"
      effect={
        <>
          <p>
            {countWords(counts)} of <span className="wrap-anywhere">{email}</span>. This data can’t be restored.
          </p>
          <Effects>
            <li>Name, addresses, email, phone, bank account, comments, files and emails are deleted.</li>
            <li>Pending emails aren’t sent. Pending webhook events are sent without personal data.</li>
            <li>Decisions, refunds and the audit log stay, without personal data.</li>
            <li>Their portal links and sessions stop working. They can no longer look up these orders.</li>
          </Effects>
        </>
      }
      confirm="Erase permanently"
      doing="Erasing…"
      isDanger
      done={(erased) => `Erased: ${countWords(erased.counts)}.`}
      fields={["reason", "confirmation"]}
      send={() => client.eraseShopper.mutate({ email, reason: reason.trim(), confirmation: confirmation.trim() })}
      onDone={onErased}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Why"
            hint="Recorded in the audit log. Don’t include personal data."
            value={reason}
            onChange={setReason}
            error={errorOf("reason")}
          />
          <TextField
            label="Shopper’s email, to confirm"
            value={confirmation}
            onChange={setConfirmation}
            maxLength={254}
            error={errorOf("confirmation")}
          />
        </>
      )}
    </Question>
  );
}
