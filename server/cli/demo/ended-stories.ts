import type { Story } from "./story";

const SENT = "COLLECTED";
const HERE = "IN_WAREHOUSE";

/** Returns that are finished or stuck: refunded, rejected, missing, canceled, lost, on hold. */
export const ENDED_STORIES: readonly Story[] = [
  // Refunded.
  {
    key: "paid-card",
    orderNumber: "1014",
    items: [[0, 1, "TOO_SMALL"]],
    method: "HOME_PICK_UP",
    opened: "13d 19:50",
    parcel: [
      ["11d 09:30", SENT],
      ["8d 10:40", HERE],
    ],
    checks: [{ at: "8d 14:15", units: [[0, "APPROVED"]] }],
  },
  {
    key: "paid-two-ways",
    orderNumber: "1016",
    items: [[0, 1, "NOT_AS_DESCRIBED"]],
    opened: "19d 20:40",
    parcel: [
      ["17d 13:35", SENT],
      ["14d 09:00", HERE],
    ],
    checks: [{ at: "14d 15:45", units: [[0, "APPROVED"]] }],
  },
  {
    key: "paid-far",
    orderNumber: "1017",
    items: [[0, 2, "CHANGED_MIND"]],
    opened: "20d 05:15",
    parcel: [
      ["18d 07:20", SENT],
      ["9d 10:10", HERE],
    ],
    checks: [
      {
        at: "8d 09:40",
        units: [
          [0, "APPROVED"],
          [0, "APPROVED"],
        ],
      },
    ],
  },
  // Partially refunded: something was rejected, or missing from the parcel.
  {
    key: "partial-mixed",
    orderNumber: "1019",
    items: [
      [0, 3, "NOT_AS_DESCRIBED"],
      [1, 1, "CHANGED_MIND"],
      [2, 1, "DAMAGED", "It does not light."],
    ],
    opened: "16d 18:05",
    parcel: [
      ["14d 12:20", SENT],
      ["11d 09:15", HERE],
    ],
    checks: [
      {
        at: "10d 10:30",
        units: [
          [0, "APPROVED"],
          [0, "APPROVED"],
          [0, "MISSING"],
          [1, "DECLINED", "Signs of wear"],
          [2, "APPROVED"],
        ],
      },
    ],
  },
  {
    key: "partial-none",
    orderNumber: "1020",
    items: [[0, 1, "OTHER", "They leak."]],
    opened: "14d 21:25",
    parcel: [
      ["12d 10:55", SENT],
      ["9d 09:05", HERE],
    ],
    checks: [{ at: "9d 12:50", units: [[0, "DECLINED", "Signs of wear"]] }],
  },
  {
    key: "goodwill",
    orderNumber: "1022",
    items: [[0, 1, "DAMAGED", "The seam at the hood is open."]],
    opened: "12d 08:30",
    parcel: [
      ["10d 14:15", SENT],
      ["6d 09:45", HERE],
    ],
    checks: [
      {
        at: "5d 11:05",
        units: [[0, "DECLINED", "Damaged"]],
        override: { amountMinor: 9450, reason: "Half as goodwill: the seam may have been ours" },
      },
    ],
  },
  // Store credit.
  {
    key: "credit-two",
    orderNumber: "1024",
    items: [[0, 2, "NOT_AS_DESCRIBED"]],
    outcome: "STORE_CREDIT",
    method: "HOME_PICK_UP",
    opened: "11d 07:55",
    parcel: [
      ["8d 13:10", SENT],
      ["5d 09:35", HERE],
    ],
    checks: [
      {
        at: "4d 15:20",
        units: [
          [0, "APPROVED"],
          [0, "APPROVED"],
        ],
      },
    ],
  },
  // Canceled by the shopper.
  {
    key: "canceled-soon",
    orderNumber: "1025",
    items: [[0, 1, "CHANGED_MIND"]],
    opened: "9d 12:12",
    canceled: "9d 12:31",
  },
  // Stuck.
  {
    key: "parcel-lost",
    orderNumber: "1027",
    items: [[0, 1, "CHANGED_MIND"]],
    opened: "7d 10:48",
    parcel: [
      ["5d 09:25", SENT],
      ["2d 18:55", "ERROR"],
    ],
  },
  {
    key: "held-refund",
    orderNumber: "1028",
    items: [[0, 1, "TOO_SMALL"]],
    opened: "11d 19:15",
    parcel: [
      ["9d 16:40", SENT],
      ["6d 08:30", HERE],
    ],
    checks: [{ at: "6d 13:00", units: [[0, "APPROVED"]] }],
  },
  { key: "held-label", orderNumber: "1029", items: [[0, 1, "TOO_SMALL"]], opened: "3d 18:36" },
  // An order with nothing left to return.
  {
    key: "used-up-first",
    orderNumber: "1050",
    items: [[0, 1, "TOO_BIG"]],
    opened: "14d 09:05",
    parcel: [
      ["12d 15:30", SENT],
      ["8d 09:50", HERE],
    ],
    checks: [{ at: "7d 10:15", units: [[0, "APPROVED"]] }],
  },
  {
    key: "used-up-second",
    orderNumber: "1050",
    items: [[1, 1, "CHANGED_MIND"]],
    opened: "3d 21:15",
    parcel: [["2d 12:45", SENT]],
  },
];
