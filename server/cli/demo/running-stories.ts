import type { Story } from "./story";

const SENT = "COLLECTED";
const HERE = "IN_WAREHOUSE";

/** Returns in progress: created, in transit, received, partially inspected. */
export const RUNNING_STORIES: readonly Story[] = [
  // The label is ready, the parcel is not dropped off yet.
  { key: "label-today", orderNumber: "1002", items: [[0, 1, "TOO_SMALL"]], opened: "40m" },
  {
    key: "label-fresh",
    orderNumber: "1001",
    items: [
      [0, 1, "TOO_BIG"],
      [1, 1, "CHANGED_MIND"],
    ],
    opened: "1d 21:34",
  },
  {
    key: "label-pickup",
    orderNumber: "1003",
    items: [[1, 1, "NOT_AS_DESCRIBED"]],
    method: "HOME_PICK_UP",
    opened: "2d 08:12",
  },
  {
    key: "label-credit",
    orderNumber: "1004",
    items: [[1, 1, "CHANGED_MIND"]],
    outcome: "STORE_CREDIT",
    opened: "6d 19:03",
  },
  { key: "label-late", orderNumber: "1005", items: [[0, 1, "TOO_BIG"]], opened: "13d 11:47" },
  // In transit.
  {
    key: "way-two",
    orderNumber: "1006",
    items: [[0, 2, "TOO_SMALL"]],
    opened: "4d 20:15",
    parcel: [["2d 17:40", SENT]],
  },
  {
    key: "way-pickup",
    orderNumber: "1007",
    items: [[0, 1, "DAMAGED", "The glass has a crack below the burner."]],
    method: "HOME_PICK_UP",
    opened: "5d 09:55",
    parcel: [["1d 10:20", SENT]],
  },
  {
    key: "way-credit",
    orderNumber: "1008",
    items: [[0, 1, "TOO_BIG"]],
    outcome: "STORE_CREDIT",
    opened: "6d 13:20",
    parcel: [["3d 16:05", SENT]],
  },
  // Received: waiting for the warehouse.
  {
    key: "here-three",
    orderNumber: "1009",
    items: [
      [0, 1, "TOO_BIG"],
      [2, 2, "NOT_AS_DESCRIBED"],
    ],
    opened: "7d 18:44",
    parcel: [
      ["5d 12:30", SENT],
      ["1d 08:35", HERE],
    ],
  },
  {
    key: "here-one",
    orderNumber: "1010",
    items: [[0, 1, "CHANGED_MIND"]],
    opened: "8d 22:10",
    parcel: [
      ["6d 10:15", SENT],
      ["2d 09:10", HERE],
    ],
  },
  {
    key: "here-mugs",
    orderNumber: "1011",
    items: [
      [0, 4, "DAMAGED", "Chipped rims on all four, see the corner of the box."],
      [1, 1, "OTHER", "Ordered twice by mistake."],
    ],
    opened: "9d 15:30",
    parcel: [
      ["7d 11:50", SENT],
      ["1d 09:20", HERE],
    ],
  },
  {
    key: "here-pickup",
    orderNumber: "1012",
    items: [[0, 3, "WRONG_ITEM"]],
    method: "HOME_PICK_UP",
    outcome: "STORE_CREDIT",
    opened: "8d 07:40",
    parcel: [
      ["4d 14:25", SENT],
      ["55m", HERE],
    ],
  },
  // Partially inspected: one unit is still open.
  {
    key: "part-looked-at",
    orderNumber: "1013",
    items: [
      [0, 2, "TOO_SMALL"],
      [1, 1, "TOO_BIG"],
    ],
    opened: "10d 17:22",
    parcel: [
      ["8d 15:00", SENT],
      ["4d 08:50", HERE],
    ],
    checks: [
      {
        at: "3d 10:05",
        units: [
          [0, "APPROVED"],
          [1, "DECLINED", "Signs of wear"],
        ],
      },
    ],
  },
];
