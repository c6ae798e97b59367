import { expect, test } from "vitest";
import { trackingStatus } from "./tracking-status";

test.each([
  ...[
    ["ready-to-send", "CREATED"],
    ["Ready to Ship", "CREATED"],
    ["announced", "CREATED"],
    ["announcing", "CREATED"],
  ],
  ...[
    ["Being announced", "CREATED"],
    ["announced-uncollected", "CREATED"],
    ["Announced: not collected", "CREATED"],
  ],
  ...[
    ["no-label", null],
    ["unknown", null],
    ["accepted", "COLLECTED"],
    ["picked-up-by-driver", "COLLECTED"],
  ],
  ...[
    ["shipment-on-route", "COLLECTED"],
    ["driver-on-route", "COLLECTED"],
    ["to-sorting", "COLLECTED"],
  ],
  ...[
    ["sorting", "COLLECTED"],
    ["Being sorted", "COLLECTED"],
    ["sorted", "COLLECTED"],
    ["unsorted", "COLLECTED"],
  ],
  ...[
    ["unsorted2", "COLLECTED"],
    ["At sorting centre", "COLLECTED"],
    ["at-customs", "COLLECTED"],
  ],
  ...[
    ["delayed", "COLLECTED"],
    ["delivery-failed", "COLLECTED"],
    ["awaiting-customer-pickup", "COLLECTED"],
  ],
  ...[
    ["delivery-method-changed", null],
    ["delivery-date-changed", null],
    ["delivery-address-changed", null],
  ],
  ...[
    ["delivered", "IN_WAREHOUSE"],
    ["delivery-forced", "IN_WAREHOUSE"],
    ["collected-by-customer", "IN_WAREHOUSE"],
  ],
  ...[
    ["collect-error", "ERROR"],
    ["undeliverable", "ERROR"],
    ["exception", "ERROR"],
    ["address-invalid", "ERROR"],
  ],
  ...[
    ["refused-by-recipient", "ERROR"],
    ["returned-to-sender", "ERROR"],
    ["announcement-failed", "ERROR"],
  ],
  ...[
    ["cancelling", null],
    ["cancelling-upstream", null],
    ["Cancellation request", null],
  ],
  ...[
    ["cancelled", "CANCELED"],
    ["cancelled-upstream", "CANCELED"],
    ["something-new", null],
    ["", null],
  ],
] as const)("maps Sendcloud's %s to %s", (theirs, ours) => {
  expect(trackingStatus(theirs)).toBe(ours);
});
