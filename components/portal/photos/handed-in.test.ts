import { expect, test } from "vitest";
import { handedInOf } from "./handed-in";

const CONFIRMED = "2026-11-20T10:00:00.000Z";
const document = (id: string, created_at: string) => ({
  ...{ document_id: id, name: `${id}.jpg`, content_type: "image/jpeg" as const, created_at },
  url: `http://localhost:4370/files/${id}?e=1&d=inline&s=x`,
});

test("photos load from whichever host the page has, and earlier ones take no later place", () => {
  const documents = [document("before", CONFIRMED), document("since", "2026-11-20T10:00:00.001Z")];
  expect(handedInOf(documents, CONFIRMED)).toEqual([
    { id: "before", name: "before.jpg", url: "/files/before?e=1&d=inline&s=x", isEarlier: true },
    { id: "since", name: "since.jpg", url: "/files/since?e=1&d=inline&s=x", isEarlier: false },
  ]);
  expect(handedInOf(documents).map(({ isEarlier }) => isEarlier)).toEqual([false, false]);
});
