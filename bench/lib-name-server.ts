import { createSocket } from "node:dgram";
import { once } from "node:events";

/** The addresses of a name at its nth query, from 0. */
export type Names = Readonly<Record<string, (asked: number) => readonly string[]>>;

const TYPE_A = 1;

/** A name server for IPv4 addresses on 127.0.0.1:53; unknown names don't exist, and nothing may be cached. */
export const startNameServer = async (names: Names): Promise<() => void> => {
  const asked = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    const { name, type, end } = readQuestion(question);
    const addressesOf = names[name];
    const times = asked.get(name) ?? 0;
    if (type === TYPE_A) asked.set(name, times + 1);
    const addresses = type === TYPE_A ? (addressesOf?.(times) ?? []) : [];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(addressesOf === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(addresses.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...addresses.map(answer)]), from.port, from.address);
  });
  socket.bind(53, "127.0.0.1");
  await once(socket, "listening");
  return () => socket.close();
};

const readQuestion = (question: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString("latin1"));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 };
};

/** Name by its offset in the question, type A, class IN, no TTL. */
const answer = (address: string): Buffer =>
  Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)]);
