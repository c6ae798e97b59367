import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Certificate } from "./certificates";

/** A mail server's response instead of accepting the email. */
type Reply = { readonly code: number; readonly words: string };

type Behavior = {
  certificate: Certificate;
  /** TLS from the start; otherwise STARTTLS. */
  isTls?: boolean;
  /** Whether STARTTLS is offered. */
  hasTls?: boolean;
  password?: string;
  sender?: Reply;
  recipient?: Reply;
  data?: Reply;
  mostBytes?: number;
  /** Never responds to an email that it has received. */
  isSilent?: boolean;
  /** Disconnects once the email is received, without a response. */
  isCut?: boolean;
};

const refuse = ({ code, words }: Reply): Error => Object.assign(new Error(words), { responseCode: code });

/** A real SMTP server on this machine; `received` has every email whose bytes arrived completely. */
export const startMailServer = async (behavior: Behavior) => {
  const { certificate, isTls = false, hasTls = true, password = "", mostBytes } = behavior;
  // Its response may change while it runs.
  const reply = (at: "sender" | "recipient" | "data"): Error | null => {
    const told = behavior[at];
    return told === undefined ? null : refuse(told);
  };
  const received: string[] = [];
  const options: SMTPServerOptions = {
    ...{ ...certificate, secure: isTls, authOptional: password === "", disableReverseLookup: true, closeTimeout: 50 },
    ...(hasTls ? {} : { disabledCommands: ["STARTTLS"] }),
    ...(mostBytes === undefined ? {} : { size: mostBytes }),
    onAuth: (auth, _session, answer) =>
      auth.password === password ? answer(null, { user: auth.username }) : answer(new Error("Invalid login")),
    onMailFrom: (_address, _session, answer) => answer(reply("sender")),
    onRcptTo: (_address, _session, answer) => answer(reply("recipient")),
    onData: (stream, _session, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString("utf8"));
        if (behavior.isSilent) return;
        if (behavior.isCut) return cutAll(server);
        if (stream.sizeExceeded) return answer(refuse({ code: 552, words: "5.3.4 message too large" }));
        const refusal = reply("data");
        if (refusal === null) answer(null, "queued as 4F2A");
        else answer(refusal);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port, received, close };
};

const cutAll = (server: SMTPServer): void => {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const { _socket } of connections) _socket.destroy();
};
