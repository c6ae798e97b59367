import { expect, test } from "vitest";
import { recomputeSignatures } from "./recompute-signatures";

/** The example of Standard Webhooks, signed by its own library. */
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = '{"test": 2432232314}';
const HEADERS = {
  "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
  "webhook-timestamp": "1614265330",
  "webhook-signature": "v1,older= v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  "X-SVC-Signature": "00",
};

test("compares recomputed signatures with those that were sent, also if two secrets signed", async () => {
  const made = await recomputeSignatures({ body: BODY, headers: HEADERS, secret: SECRET });
  expect(made.standard).toEqual({ value: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=", isSent: true });
  expect(made.bodyAlone).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/), isSent: false });
  expect(made.signedBeginning).toBe(`msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.${BODY}`);
  const rotated = { ...HEADERS, "X-SVC-Signature-Previous": made.bodyAlone.value };
  expect((await recomputeSignatures({ body: BODY, headers: rotated, secret: SECRET })).bodyAlone.isSent).toBe(true);
  const other = await recomputeSignatures({ body: `${BODY} `, headers: HEADERS, secret: SECRET });
  expect(other.standard.isSent).toBe(false);
});
