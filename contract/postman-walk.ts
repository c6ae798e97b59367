/** One request of the folder that walks through a return. */
export type WalkStep = {
  /** ID of the operation, called at its canonical path. */
  readonly id: string;
  /** Input of the request, by the operation's field names; names in the path are variables. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Lines of the script that runs before the request. */
  readonly before?: readonly string[];
  /** Lines of the script that reads the answer `body` after its status was checked. */
  readonly after?: readonly string[];
  /** Condition on `body`; the request is repeated until it holds. */
  readonly until?: string;
};

const set = (name: string, value: string): string => `pm.collectionVariables.set(${JSON.stringify(name)}, ${value});`;
const check = (what: string, condition: string): string =>
  `pm.test(${JSON.stringify(what)}, () => pm.expect(${condition}).to.equal(true));`;

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => `new Date(Date.now() - ${days * DAY_MS}).toISOString()`;

/** Creates its own order and returns all of it, so that runs don't affect each other. */
export const RETURN_WALK: readonly WalkStep[] = [
  {
    id: "putOrder",
    before: [
      set("order_number", '"WALK" + Date.now()'),
      set("purchased_at", daysAgo(6)),
      set("delivered_at", daysAgo(3)),
    ],
    sent: {
      platform_order_id: "shop-{{order_number}}",
      name: "#{{order_number}}",
      currency: "EUR",
      purchased_at: "{{purchased_at}}",
      delivered_at: "{{delivered_at}}",
      email: "{{email}}",
      customer: { first_name: "Noor", last_name: "de Wit" },
      shipping_address: {
        ...{ first_name: "Noor", last_name: "de Wit", address_line_1: "Sluiskade 4" },
        ...{ city: "Utrecht", postcode: "3511 KA", country: "Netherlands", country_code: "NL" },
      },
      taxes_included: true,
      line_items: [
        {
          platform_line_item_id: "1",
          sku: "MUG-ENA",
          name: "Enamel mug",
          quantity: 1,
          unit_price: 1_500,
          total_tax: 260,
        },
      ],
      payments: [{ id: "pay-{{order_number}}", processor: "cards", method: "card", label: "Visa", captured: 1_500 }],
    },
  },
  {
    id: "startIntent",
    sent: { order_number: "{{order_number}}", email: "{{email}}", ecommerce_id: "{{ecommerce_id}}" },
    after: [set("return_id", "body.order.return_id"), set("line_item_id", "body.order.line_items[0].id")],
  },
  {
    id: "saveClientPreferences",
    sent: {
      ...{ line_item_id: "{{line_item_id}}", quantity: 1 },
      ...{ return_reason: "CHANGED_MIND", refund_option: "ORIGINAL_PAYMENT_METHOD" },
    },
  },
  {
    id: "listReturnOptions",
    sent: {},
    after: [check("drop-off is offered", 'body.return_options.some((one) => one.return_method === "DROP_OFF_POINT")')],
  },
  { id: "chooseReturnOption", sent: { return_method: "DROP_OFF_POINT" } },
  { id: "checkout", sent: {}, after: [set("quote_id", "body.quote_id")] },
  { id: "completeReturn", sent: { quote_id: "{{quote_id}}" }, after: [set("process_id", "body.process_id")] },
  { id: "getLabelLink", sent: {}, until: "pm.response.code === 200" },
  { id: "updateShippingStatus", sent: { process_id: "{{process_id}}", lkss: "COLLECTED" } },
  { id: "updateShippingStatus", sent: { process_id: "{{process_id}}", lkss: "IN_WAREHOUSE" } },
  {
    id: "reviewProcess",
    sent: { process_id: "{{process_id}}", reviews: [{ line_item_id: "{{line_item_id}}", status: "APPROVED" }] },
  },
  {
    id: "getProcess",
    sent: {},
    until: 'body.return_summary.status === "COMPLETED"',
    after: [check("the money is on its way", "body.return_summary.compensation.refunds.length > 0")],
  },
];

/** Half a minute in total, because labels and refunds are created after the answer. */
const [TRIES, PAUSE_MS] = [60, 500];

/** Returns the scripts of a step, for the request with that name. */
export const eventsOf = ({ before, after = [], until }: WalkStep, name: string): object[] => [
  ...(before === undefined ? [] : [script("prerequest", before)]),
  script("test", [
    "let body = {};",
    "try { body = pm.response.json(); } catch {}",
    ...(until === undefined
      ? []
      : [
          `const tries = Number(pm.collectionVariables.get("tries")) + 1;`,
          `if (!(${until}) && tries < ${TRIES}) {`,
          `  ${set("tries", "tries")}`,
          `  pm.execution.setNextRequest(${JSON.stringify(name)});`,
          `  setTimeout(() => {}, ${PAUSE_MS});`,
          "  return;",
          "}",
          set("tries", "0"),
          check("it came in time", until),
        ]),
    'pm.test("the answer is 200", () => pm.response.to.have.status(200));',
    ...after,
  ]),
];

const script = (listen: string, exec: readonly string[]): object => ({
  listen,
  script: { type: "text/javascript", exec },
});
