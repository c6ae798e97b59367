import fc from "fast-check";
import { expect, test } from "vitest";
import { MAIL_NOTICES, type MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { applyNotice, type NoticedMail } from "./apply-notice";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));
const sent: NoticedMail = { state: "SENT", attempts: 2, notice: null, noticeAt: null };
type Told = readonly [kind: MailNoticeKind, minute: number];

const after = (told: readonly Told[]): NoticedMail => {
  const mail = { ...sent };
  for (const [kind, minute] of told) {
    const state = applyNotice(mail, { kind, attempt: 2, at: at(minute) });
    if (state !== null) Object.assign(mail, { state, notice: kind, noticeAt: at(minute).toISOString() });
  }
  return mail;
};

test.each<[string, readonly Told[], string]>([
  ["delivered", [["DELIVERED", 1]], "DELIVERED"],
  [
    "deferred, then delivered",
    [
      ["DEFERRED", 1],
      ["DELIVERED", 2],
    ],
    "DELIVERED",
  ],
  [
    "a deferral that comes behind the delivery",
    [
      ["DELIVERED", 2],
      ["DEFERRED", 1],
    ],
    "DELIVERED",
  ],
  [
    "accepted, then bounced",
    [
      ["DELIVERED", 1],
      ["SOFT_BOUNCE", 2],
    ],
    "BOUNCED",
  ],
  [
    "the same, told the other way round",
    [
      ["SOFT_BOUNCE", 2],
      ["DELIVERED", 1],
    ],
    "BOUNCED",
  ],
  [
    "a soft bounce, and delivered after all",
    [
      ["SOFT_BOUNCE", 1],
      ["DELIVERED", 2],
    ],
    "DELIVERED",
  ],
  [
    "no mailbox outweighs a delivery, however late that is",
    [
      ["HARD_BOUNCE", 1],
      ["DELIVERED", 2],
    ],
    "BOUNCED",
  ],
  [
    "a complaint outweighs all",
    [
      ["COMPLAINT", 1],
      ["HARD_BOUNCE", 3],
      ["DELIVERED", 2],
    ],
    "COMPLAINED",
  ],
  [
    "at the same moment the bounce counts",
    [
      ["SOFT_BOUNCE", 1],
      ["DELIVERED", 1],
    ],
    "BOUNCED",
  ],
])("%s", (_, told, state) => expect(after(told).state).toBe(state));

test("the order in which notices arrive changes nothing", () => {
  const notices = fc.array(fc.tuple(fc.constantFrom(...MAIL_NOTICES), fc.integer({ min: 0, max: 3 })), {
    maxLength: 6,
  });
  const orders = notices.chain((told) =>
    fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
  );
  fc.assert(
    fc.property(orders, ([told, shuffled]) => {
      expect(after(shuffled)).toEqual(after(told));
      expect(after([...told, ...told])).toEqual(after(told));
    }),
  );
});

test("notices about an earlier attempt, or about an email never handed over, change nothing", () => {
  const notice = { kind: "HARD_BOUNCE", attempt: 1, at: at(1) } as const;
  expect(applyNotice(sent, notice)).toBeNull();
  expect(applyNotice(sent, { ...notice, attempt: null })).toBe("BOUNCED");
  for (const state of ["KEPT", "SUPPRESSED", "BOUNCED"] as const)
    expect(applyNotice({ ...sent, state }, { ...notice, kind: "DELIVERED", attempt: 2 })).toBeNull();
  // The notice arrived before we recorded that the server accepted the email.
  expect(applyNotice({ ...sent, state: "QUEUED" }, { ...notice, kind: "DELIVERED", attempt: 2 })).toBe("DELIVERED");
});
