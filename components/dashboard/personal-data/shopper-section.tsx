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
        title="One shopper"
        about="For shoppers who ask for a copy of their data or its deletion. Searches all stores by email."
      >
        <form
          className="gap-2 grid-cols-[minmax(0,1fr)_auto] items-end grid max-md:[&>button]:h-11"
          onSubmit={(event) => {
            event.preventDefault();
            if (!find.isPending && email.trim() !== "") find.mutate({ email: email.trim() });
          }}
        >
          <TextField label="E-mail" value={email} onChange={setEmail} maxLength={254} />
          <Button isLive type="submit" disabled={find.isPending || email.trim() === ""}>
            {find.isPending ? "Looking …" : "Look"}
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
  if (words === "nothing") return <p role="status">Nothing is kept under {email}.</p>;
  return (
    <div className="grid gap-4">
      <p role="status">
        Kept under <strong className="font-semibold wrap-anywhere">{email}</strong>: {words}.
      </p>
      {found.under_way.length > 0 ? (
        <Notice as="p" tone="hold">
          Under way: {found.under_way.join(", ")}. Finish or cancel {found.under_way.length === 1 ? "it" : "them"}{" "}
          before the person can be erased.
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {/* A form of its own: the file is written while it comes in, however many photos there are. */}
        <form method="post" action="/dashboard/settings/personal-data/export">
          <input type="hidden" name="email" value={email} />
          <Button type="submit">Export as ZIP</Button>
        </form>
        <Button isLive kind="danger" aria-haspopup="dialog" disabled={found.under_way.length > 0} onClick={onErase}>
          Erase this person
        </Button>
      </div>
      <p className="text-ink-2">
        The file has one document with everything, and beside it the labels, documents and photos.
      </p>
    </div>
  );
}

type EraseDialogProps = { email: string; counts: Counts; onErased: () => void; onClose: () => void };

/** There is no way back: what goes and what stays is said, and the e-mail is typed once more. */
function EraseDialog({ email, counts, onErased, onClose }: EraseDialogProps) {
  const client = useTRPCClient();
  const [reason, setReason] = useState("");
  const [confirmation, setConfirmation] = useState("");
  return (
    <Question
      title="Erase this person for good?"
      effect={
        <>
          <p>
            {countWords(counts)} of <span className="wrap-anywhere">{email}</span>. Nobody can bring that back.
          </p>
          <Effects>
            <li>Name, addresses, email, phone, bank account, comments, files and emails are deleted.</li>
            <li>Emails that wait are not sent. Webhook events that wait are sent without the person.</li>
            <li>What was decided and paid, and the log, stay without the person.</li>
            <li>Their links and sessions in the portal end. They cannot look these orders up any more.</li>
          </Effects>
        </>
      }
      confirm="Erase for good"
      doing="Erasing …"
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
            hint="Stays in the log; do not name the person."
            value={reason}
            onChange={setReason}
            error={errorOf("reason")}
          />
          <TextField
            label="Their e-mail, once more"
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
