import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { OutgoingMail } from "@/server/partners/mailer";
import { createSmtpMailer } from "./smtp-mailer";

const mail: OutgoingMail = {
  to: "Łukasz Nowak <lukasz@shop.test>",
  from: "Homeward <returns@shop.test>",
  subject: "Your return RT-7F3K-92QD",
  text: "Hand it over by Friday.",
  html: "<p>Hand it over by Friday.</p>",
  headers: {
    "Message-ID": "<prc_1.created@shop.test>",
    "X-Trick": "one\r\nBcc: other@shop.test",
    "X-SVC-Group": "grp_1",
  },
};

/** Starts a mail server on a real socket that accepts everything except the recipients it is told to reject. */
const startServer = async (rcptAnswer: string) => {
  const received: string[] = [];
  const server = createServer((socket) => talk(socket, rcptAnswer, received));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  servers.push(server);
  return { url: `smtp://127.0.0.1:${address.port}`, received, server };
};

const talk = (socket: Socket, rcptAnswer: string, received: string[]) => {
  let pending = "";
  let isData = false;
  socket.write("220 test\r\n");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    pending += chunk.toString("utf8");
    for (;;) {
      const end = pending.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const line = pending.slice(0, end);
      pending = pending.slice(end + (isData ? 5 : 2));
      if (isData) {
        received.push(line);
        isData = false;
        socket.write("250 taken\r\n");
      } else if (line.startsWith("RCPT")) socket.write(`${rcptAnswer}\r\n`);
      else if (line === "DATA") {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (line === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 test\r\n");
    }
  });
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("sends an email with its headers and both bodies, without injected headers and without ours", async () => {
  const { url, received } = await startServer("250 ok");
  await createSmtpMailer({ url }).send(mail);
  const [message = ""] = received;
  expect(received).toHaveLength(1);
  expect(message).toContain("Message-ID: <prc_1.created@shop.test>");
  expect(message).toContain("Subject: Your return RT-7F3K-92QD");
  expect(message).toContain("Content-Type: text/plain");
  expect(message).toContain("Content-Type: text/html");
  expect(message).not.toMatch(/^Bcc:/m);
  expect(message).not.toMatch(/^X-SVC-|grp_1/im);
});

test("does not retry a recipient that is permanently rejected", async () => {
  const { url } = await startServer("550 no such user");
  await expect(createSmtpMailer({ url }).send(mail)).rejects.toMatchObject({ kind: "REFUSED" });
  await expect(createSmtpMailer({ url }).send({ ...mail, to: "" })).rejects.toMatchObject({ kind: "REFUSED" });
});

test("retries when a server is busy or gone", async () => {
  const { url, server } = await startServer("451 try later");
  await expect(createSmtpMailer({ url }).send(mail)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  server.close();
  await once(server, "close");
  await expect(createSmtpMailer({ url }).send(mail)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
});
