"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { type Asked, type Received, refusalOf, send } from "./send-call";

type TryItProps = { method: string; address: string; contentType: string | null; body: string };

type State =
  | { at: "ready" }
  | { at: "refused"; why: string }
  | { at: "confirming"; asked: Asked }
  | { at: "sending" }
  | { at: "done"; received: Received };

/** Sends the call to this installation. The key stays in its field: it is neither stored nor sent elsewhere. */
export function TryIt({ method, address, contentType, body }: TryItProps) {
  const [state, setState] = useState<State>({ at: "ready" });
  const run = async (asked: Asked): Promise<void> => {
    setState({ at: "sending" });
    setState({ at: "done", received: await send(asked) });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const asked = askedBy(new FormData(event.currentTarget), { method, contentType });
    const why = refusalOf(asked, location.origin);
    if (why !== null) setState({ at: "refused", why });
    else if (method === "GET") run(asked);
    else setState({ at: "confirming", asked });
  };
  return (
    <form className="mt-3 grid gap-4 rounded-control border border-line p-4" onSubmit={submit}>
      <noscript>
        <p>Turn on JavaScript to send a call from this page.</p>
      </noscript>
      <Named id="try-key" name="API key">
        <Input
          id="try-key"
          name="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="try-note"
        />
      </Named>
      <p id="try-note" className="text-small text-ink-2">
        Kept in this page's memory only. {method === "GET" ? "" : "This call writes: it needs a test key (svc_test_…)."}
      </p>
      <Named id="try-address" name={`Address, ${method}`}>
        <Input id="try-address" name="address" defaultValue={address} className="font-mono text-code" />
      </Named>
      {contentType === null ? null : (
        <Named id="try-body" name={`Body, ${contentType}`}>
          <Textarea id="try-body" name="body" defaultValue={body} rows={10} className="font-mono text-code" />
        </Named>
      )}
      <Confirmation state={state} onSend={run} onCancel={() => setState({ at: "ready" })} />
      <div role="status">{state.at === "done" ? <Answer {...state.received} /> : null}</div>
    </form>
  );
}

type ConfirmationProps = { state: State; onSend: (asked: Asked) => void; onCancel: () => void };

const Confirmation = ({ state, onSend, onCancel }: ConfirmationProps) => {
  if (state.at === "confirming")
    return (
      <div className="grid gap-3" role="alert">
        <p>
          This call changes data of your test store:{" "}
          <code className="wrap-anywhere">
            {state.asked.method} {state.asked.address}
          </code>
        </p>
        <p className="flex flex-wrap gap-3">
          <Button kind="main" size="large" onClick={() => onSend(state.asked)}>
            Send call
          </Button>
          <Button size="large" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      </div>
    );
  return (
    <div className="grid gap-3">
      {state.at === "refused" ? (
        <p className="text-bad" role="alert">
          {state.why}
        </p>
      ) : null}
      <p>
        <Button type="submit" kind="main" size="large" isLive disabled={state.at === "sending"}>
          {state.at === "sending" ? "Sending" : "Send call"}
        </Button>
      </p>
    </div>
  );
};

const Answer = ({ status, requestId, text }: Received) => (
  <>
    <p className="font-medium">
      {status}
      {requestId === "" ? null : <span className="ms-3 font-normal text-ink-2 wrap-anywhere">{requestId}</span>}
    </p>
    <pre
      className="mt-1.5 max-h-96 overflow-auto rounded-control border border-line bg-surface px-4 py-3.5"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {text}
    </pre>
  </>
);

const Named = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <div>
    <label className="mb-1 block font-medium" htmlFor={id}>
      {name}
    </label>
    {children}
  </div>
);

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const askedBy = (form: FormData, { method, contentType }: Pick<TryItProps, "method" | "contentType">): Asked => ({
  method,
  contentType,
  key: textOf(form.get("key")).trim(),
  address: textOf(form.get("address")).trim(),
  body: textOf(form.get("body")),
});
