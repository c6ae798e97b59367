import { describe, expect, test } from "vitest";
import { createPhotoQueue, type PhotoRefusal, type SendPhoto, takesPlace } from "./photo-queue";

type Answer = { documentId: string } | { refusal: PhotoRefusal };
type Sending = {
  name: string;
  signal: AbortSignal;
  onShare: (share: number) => void;
  answer: (answer: Answer) => void;
};

/** A queue whose uploads are answered by the test. */
const openQueue = () => {
  const sendings: Sending[] = [];
  const send: SendPhoto = ({ file, signal, onShare }) =>
    new Promise((answer) => sendings.push({ name: file.name, signal, onShare, answer }));
  let sent = 0;
  const queue = createPhotoQueue({
    send,
    onSent: () => {
      sent += 1;
    },
  });
  const answer = async (answer: Answer): Promise<void> => {
    sendings.at(-1)?.answer(answer);
    // The next one starts a few promises later.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const begun = async (): Promise<string[]> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return sendings.map(({ name }) => name);
  };
  return { queue, sendings, answer, begun, sent: () => sent };
};

const photo = (name: string): File => new File(["x"], name, { type: "image/jpeg" });
const states = ({ queue }: ReturnType<typeof openQueue>): string[] => queue.read().map(({ state }) => state);

describe("photo uploads", () => {
  test("start immediately, one after the other, and report progress", async () => {
    const scene = openQueue();
    scene.queue.add([photo("a"), photo("b")]);
    expect(await scene.begun()).toEqual(["a"]);
    expect(states(scene)).toEqual(["sending", "waiting"]);
    scene.sendings[0]?.onShare(0.5);
    expect(scene.queue.read()[0]?.share).toBe(0.5);
    await scene.answer({ documentId: "doc_a" });
    expect(await scene.begun()).toEqual(["a", "b"]);
    await scene.answer({ documentId: "doc_b" });
    expect(scene.queue.read().map(({ documentId }) => documentId)).toEqual(["doc_a", "doc_b"]);
    expect(scene.sent()).toBe(2);
  });

  test("one failure stops no other, and is retried alone", async () => {
    const scene = openQueue();
    scene.queue.add([photo("a"), photo("b")]);
    await scene.begun();
    await scene.answer({ refusal: "lost" });
    await scene.answer({ documentId: "doc_b" });
    expect(states(scene)).toEqual(["failed", "sent"]);
    scene.queue.retry(scene.queue.read()[0]?.key ?? 0);
    expect(await scene.begun()).toEqual(["a", "b", "a"]);
    await scene.answer({ documentId: "doc_a" });
    expect(states(scene)).toEqual(["sent", "sent"]);
  });

  test("rejected files take no place, and those lost to the connection keep theirs", async () => {
    const scene = openQueue();
    const refusals = ["unread", "heic", "large", "many", "lost"] as const;
    scene.queue.add([photo("good"), ...refusals.map(photo)]);
    await scene.begun();
    await scene.answer({ documentId: "doc_good" });
    for (const refusal of refusals) await scene.answer({ refusal });
    expect(
      scene.queue
        .read()
        .filter(takesPlace)
        .map(({ file }) => file.name),
    ).toEqual(["good", "lost"]);
  });

  test("a removed one is aborted, or never starts", async () => {
    const scene = openQueue();
    scene.queue.add([photo("a"), photo("b")]);
    await scene.begun();
    for (const { key } of scene.queue.read()) scene.queue.drop(key);
    expect([scene.sendings[0]?.signal.aborted, scene.queue.read()]).toEqual([true, []]);
    await scene.answer({ refusal: "lost" });
    expect(await scene.begun()).toEqual(["a"]);
  });

  test("a press waits for them, and retries the lost ones once", async () => {
    const scene = openQueue();
    scene.queue.add([photo("a"), photo("b")]);
    await scene.begun();
    await scene.answer({ refusal: "lost" });
    await scene.answer({ refusal: "unread" });
    let isSettled = false;
    const settled = scene.queue.settle().then(() => {
      isSettled = true;
    });
    expect([await scene.begun(), isSettled]).toEqual([["a", "b", "a"], false]);
    await scene.answer({ documentId: "doc_a" });
    await settled;
    expect(states(scene)).toEqual(["sent", "failed"]);
  });

  test("listeners are notified of every change", () => {
    const { queue } = openQueue();
    let heard = 0;
    const stop = queue.subscribe(() => {
      heard += 1;
    });
    queue.add([photo("a")]);
    stop();
    queue.add([photo("b")]);
    expect(heard).toBe(1);
  });
});
