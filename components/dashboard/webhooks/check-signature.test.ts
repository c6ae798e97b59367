import { expect, test } from "vitest";
import { checkSignature } from "./check-signature";

/** The example of Standard Webhooks, signed by its own library. */
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = '{"test": 2432232314}';
const AT = 1_614_265_330;
const HEADERS = `webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek
Webhook-Timestamp: ${AT}
webhook-signature: v1,bm9ldHUjKzFob2VudXRob2VodWUzMjRvdWVvdW9ldQo= v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=`;

const PASTED = { body: BODY, headers: HEADERS, secret: SECRET };
const outcomeOf = async (changes: Partial<typeof PASTED>, at = AT + 10) => {
  const { outcome, findings } = await checkSignature({ ...PASTED, ...changes }, at);
  return { outcome, wrong: findings.filter(({ isRight }) => !isRight).map(({ text }) => text) };
};

test("accepts the standard's own example as authentic and timely, alone and among several signatures", async () => {
  expect(await outcomeOf({ secret: ` ${SECRET}\n` })).toEqual({ outcome: "GENUINE", wrong: [] });
  const asJson = JSON.stringify(Object.fromEntries(HEADERS.split("\n").map((line) => line.split(": "))));
  expect(await outcomeOf({ headers: asJson })).toEqual({ outcome: "GENUINE", wrong: [] });
});

test("tells an authentic but old delivery apart from a forged one", async () => {
  expect(await outcomeOf({}, AT + 3_600)).toMatchObject({
    outcome: "TOO_OLD",
    wrong: [expect.stringContaining("60 minutes old")],
  });
  expect(await outcomeOf({ body: '{"test": 1}' })).toMatchObject({ outcome: "NOT_GENUINE" });
  const other = `whsec_${btoa("another key of twenty-four b")}`;
  expect((await outcomeOf({ secret: other })).wrong[0]).toContain("doesn’t match this secret");
});

test("says for a time within the tolerance whether it is in the past or future", async () => {
  const last = async (at: number) => (await checkSignature(PASTED, at)).findings.at(-1);
  expect(await last(AT + 16)).toEqual({
    isRight: true,
    text: "webhook-timestamp is 16 seconds old, which is recent enough.",
  });
  expect((await last(AT - 16))?.text).toContain("16 seconds in the future");
});

test("says how the body was changed in transit", async () => {
  expect((await outcomeOf({ body: `${BODY}\n` })).wrong[0]).toContain("line break or space");
  const { expected } = await checkSignature({ ...PASTED, body: '{"test":1}' }, AT);
  const signed = HEADERS.replace(/v1,\S+$/, String(expected[0]?.value));
  expect((await outcomeOf({ headers: signed, body: '{\n  "test": 1\n}' })).wrong[0]).toContain("serialized again");
});

test("says what is missing, and what the key of the older header is", async () => {
  expect(await outcomeOf({ headers: "webhook-id: x", secret: SECRET.slice(0, 20), body: "" })).toEqual({
    outcome: "INCOMPLETE",
    wrong: [
      expect.stringContaining("incomplete or has a typo"),
      expect.stringContaining("webhook-timestamp"),
      expect.stringContaining("webhook-signature"),
      expect.stringContaining("body"),
    ],
  });
  const { expected } = await checkSignature(PASTED, AT);
  const hex = String(expected[1]?.value);
  expect(await outcomeOf({ headers: `${HEADERS}\nX-SVC-Signature: ${hex}` })).toMatchObject({ wrong: [] });
  expect((await outcomeOf({ headers: `${HEADERS}\nX-SVC-Signature: ${hex.toUpperCase()}` })).wrong[0]).toContain(
    "lowercase",
  );
  expect((await outcomeOf({ headers: `${HEADERS}\nX-SVC-Signature: 00` })).wrong[0]).toContain("including whsec_");
});
