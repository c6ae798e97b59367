import type { Story } from "./story";

const SENT = "COLLECTED";
const HERE = "IN_WAREHOUSE";

/** Returns affected by a rule of the return conditions; see the demo's policy. */
export const RULED_STORIES: readonly Story[] = [
  // Approval needed: one is pending, one was declined.
  { key: "waits-for-yes", orderNumber: "1030", items: [[0, 1, "TOO_BIG"]], opened: "190m" },
  {
    key: "was-refused",
    orderNumber: "1031",
    items: [[0, 1, "CHANGED_MIND"]],
    opened: "6d 18:20",
    refused: ["5d 10:35", "It was sewn to your measures, so nobody else can wear it. We are glad to alter it for you."],
  },
  // Kept items: one fully refunded because a rule requires it, one for half its price while another is returned.
  {
    key: "kept-damaged",
    orderNumber: "1032",
    items: [[0, 2, "DAMAGED", "Both have a hole beside the hem."]],
    method: "NOTHING",
    opened: "4d 19:25",
  },
  {
    key: "kept-half",
    orderNumber: "1033",
    items: [
      [0, 1, "NOT_AS_DESCRIBED"],
      [1, 1, "TOO_BIG"],
    ],
    keeps: [0],
    opened: "2d 20:40",
  },
  // Two emails at one address, missing units, one return after another: the refund is put on hold.
  {
    key: "risk-first",
    orderNumber: "1034",
    items: [[0, 4, "CHANGED_MIND"]],
    opened: "11d 09:10",
    parcel: [
      ["10d 11:00", SENT],
      ["8d 09:25", HERE],
    ],
    checks: [
      {
        at: "7d 10:20",
        units: [
          [0, "APPROVED"],
          [0, "APPROVED"],
          [0, "MISSING"],
          [0, "MISSING"],
        ],
      },
    ],
  },
  {
    key: "risk-second",
    orderNumber: "1035",
    items: [[0, 3, "TOO_BIG"]],
    opened: "10d 21:45",
    parcel: [
      ["9d 12:10", SENT],
      ["8d 09:30", HERE],
    ],
    checks: [
      {
        at: "7d 10:45",
        units: [
          [0, "APPROVED"],
          [0, "MISSING"],
          [0, "MISSING"],
        ],
      },
    ],
  },
  {
    key: "risk-held",
    orderNumber: "1036",
    items: [[0, 1, "TOO_SMALL"]],
    opened: "5d 08:35",
    parcel: [
      ["4d 10:15", SENT],
      ["2d 09:05", HERE],
    ],
    checks: [{ at: "1d 11:20", units: [[0, "APPROVED"]] }],
  },
];
