import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipEntry, zipAnswer } from "./zip-answer";

const SIZE = 200_000;

test("writes every entry unchanged and requests it only while the previous one is being sent", async () => {
  let asked = 0;
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    yield { path: "data.json", bytes: Buffer.from(JSON.stringify({ name: "Zoë" })) };
    for (let place = 1; place <= 9; place += 1) {
      asked = place;
      yield { path: `files/${place}.png`, bytes: new Uint8Array(SIZE).fill(place) };
    }
  };
  const answer = zipAnswer("all.zip", entries());
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="all.zip"');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    const sent = chunks.reduce((sum, { length }) => sum + length, 0);
    expect(asked * SIZE - sent).toBeLessThan(3 * SIZE);
  }
  const inside = unzipSync(Buffer.concat(chunks));
  expect(strFromU8(inside["data.json"] ?? new Uint8Array())).toBe('{"name":"Zoë"}');
  expect(Object.keys(inside)).toHaveLength(10);
  expect(inside["files/9.png"]).toEqual(new Uint8Array(SIZE).fill(9));
});

test("aborts the response if an entry can't be read", async () => {
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    yield { path: "data.json", bytes: Buffer.from("{}") };
    throw new Error("the disk is gone");
  };
  await expect(zipAnswer("all.zip", entries()).arrayBuffer()).rejects.toThrow("the disk is gone");
});
