import { randomUUID } from "node:crypto";
import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import { inTurn } from "./in-turn";
import { keyInText, reasonWithKey } from "./refund-key";
import { vendureError } from "./vendure-error";
import type { VendureShop } from "./vendure-shop";

/** How long a call without a response may still be running in Vendure. */
const CLAIM_MS = 180_000;
const NOTES = 100;
const IN_PROGRESS = "in progress";

export type OrderNote = { readonly id: string; readonly text: string; readonly at: number };

const notesSchema = z.object({
  order: z
    .object({
      history: z.object({
        items: z.array(
          z.object({ id: z.string(), createdAt: z.string(), data: z.object({ note: z.string().optional() }) }),
        ),
      }),
    })
    .nullable(),
});

type Within = {
  shop: VendureShop;
  orderId: string;
  idempotencyKey: string;
  signal?: AbortSignal | undefined;
};

/** Returns the notes of an order with the key, newest first. */
export const notesOfKey = async ({ shop, orderId, idempotencyKey, signal }: Within): Promise<readonly OrderNote[]> => {
  const variables = { id: orderId, take: NOTES };
  const { order } = await shop.api({
    query: READ_NOTES,
    variables,
    schema: notesSchema,
    purpose: "read the order's notes",
    signal,
  });
  return (order?.history.items ?? [])
    .map(({ id, createdAt, data }) => ({ id, text: data.note ?? "", at: Date.parse(createdAt) }))
    .filter(({ text }) => keyInText(text) === idempotencyKey);
};

/** Lets a task write into its own note before it changes anything, for the worker that resumes after a crash. */
export type Journal = { readonly before: readonly OrderNote[]; write(entry: string): Promise<void> };

type Claim<T> = Within & {
  /** "refund", "exchange order": what the note describes. */
  words: string;
  find: () => Promise<T | null>;
  act: (journal: Journal) => Promise<T>;
};

/**
 * Does something once per key, although Vendure has no idempotency keys: a private note on the order marks it as in
 * progress. Each worker writes its note before it reads the others', so of two at once at most one sees no other note
 * and continues; a worker that sees one withdraws. The note of a worker that died or got no response counts for as long
 * as its call may still be running. `find` is called again under the claim. The note is kept and says what was done.
 * @throws PartnerError BUSY while another worker is doing it
 */
export const claimOrder = async <T>(ask: Claim<T>): Promise<T> =>
  inTurn(`${ask.shop.values.address} ${ask.orderId} ${ask.idempotencyKey}`, () => claimAlone(ask));

const claimAlone = async <T>(ask: Claim<T>): Promise<T> => {
  const known = await ask.find();
  if (known !== null) return known;
  const worker = randomUUID();
  await addNote(ask, textOf(ask, `${IN_PROGRESS} ${worker}`));
  const notes = await notesOfKey(ask);
  const mine = notes.find(({ text }) => text.includes(worker));
  if (mine === undefined) throw vendureError("UNAVAILABLE", "The note on the order in Vendure is not there.");
  const before = notes.filter(({ id }) => id !== mine.id);
  const withdraw = () => removeNote(ask, mine.id);
  if (before.some((note) => isUnderWay(note, mine.at))) {
    await withdraw();
    throw busy();
  }
  const done = await findAgain(ask.find, withdraw);
  if (done !== null) return done;
  const write = (entry: string) => changeNote(ask, mine.id, textOf(ask, `${IN_PROGRESS} ${worker} ${entry}`));
  const result = await act(ask, { before, write }, withdraw);
  // The work is done, so a note that still says "in progress" does no harm.
  await changeNote(ask, mine.id, textOf(ask, "done")).catch(() => undefined);
  return result;
};

/** @throws PartnerError BUSY while a call with this key may still be running, so that it isn't taken as not done */
export const refuseWhileClaimed = async (ask: Within): Promise<void> => {
  const notes = await notesOfKey(ask);
  if (notes.some((note) => isUnderWay(note, ask.shop.now().getTime()))) throw busy();
};

const busy = () =>
  vendureError("BUSY", "An earlier call for this order may still be under way in Vendure.", {
    retryAfterSeconds: 30,
  });

const isUnderWay = ({ text, at }: OrderNote, now: number): boolean => text.includes(IN_PROGRESS) && now - at < CLAIM_MS;

const findAgain = async <T>(find: () => Promise<T | null>, withdraw: () => Promise<void>): Promise<T | null> => {
  const found = await find();
  if (found !== null) await withdraw();
  return found;
};

/** Runs the task. After a rejection nothing is running; otherwise the state is unknown, so the note is kept. */
const act = async <T>(
  ask: { act: (journal: Journal) => Promise<T> },
  journal: Journal,
  withdraw: () => Promise<void>,
): Promise<T> => {
  try {
    return await ask.act(journal);
  } catch (error) {
    if (error instanceof PartnerError && error.kind !== "UNAVAILABLE") await withdraw().catch(() => undefined);
    throw error;
  }
};

const textOf = ({ words, idempotencyKey }: { words: string; idempotencyKey: string }, state: string): string =>
  `${reasonWithKey(`Homeward: ${words}`, idempotencyKey)} ${state}`;

const addNote = async ({ shop, orderId, signal }: Within, note: string): Promise<void> => {
  const variables = { input: { id: orderId, isPublic: false, note } };
  await shop.api({ query: ADD_NOTE, variables, schema: z.unknown(), purpose: "add a note to the order", signal });
};

const changeNote = async ({ shop, signal }: Within, noteId: string, note: string): Promise<void> => {
  const variables = { input: { noteId, isPublic: false, note } };
  await shop.api({ query: UPDATE_NOTE, variables, schema: z.unknown(), purpose: "update a note on the order", signal });
};

const removeNote = async ({ shop, signal }: Within, id: string): Promise<void> => {
  await shop.api({
    query: DELETE_NOTE,
    variables: { id },
    schema: z.unknown(),
    purpose: "remove a note from the order",
    signal,
  });
};

const READ_NOTES = `query HomewardNotes($id: ID!, $take: Int!) {
  order(id: $id) {
    history(options: { filter: { type: { eq: "ORDER_NOTE" } }, sort: { createdAt: DESC }, take: $take }) {
      items { id createdAt data }
    }
  }
}`;

const ADD_NOTE = `mutation HomewardAddNote($input: AddNoteToOrderInput!) { addNoteToOrder(input: $input) { id } }`;

const UPDATE_NOTE = `mutation HomewardUpdateNote($input: UpdateOrderNoteInput!) { updateOrderNote(input: $input) { id } }`;

const DELETE_NOTE = `mutation HomewardDeleteNote($id: ID!) { deleteOrderNote(id: $id) { result } }`;
