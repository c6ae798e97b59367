/** Fields of an order file, by their API names and in a natural order. */
export const ORDER_FIELDS = [
  ["order_number", "Order number", "order"],
  ["purchased_at", "Bought on", "order"],
  ["purchased_time", "Bought at (time, if separate)", "order"],
  ["email", "Email", "order"],
  ["customer.full_name", "Full name", "order"],
  ["customer.first_name", "First name", "order"],
  ["customer.last_name", "Last name", "order"],
  ["shipping_address.full_name", "Recipient’s full name", "order"],
  ["shipping_address.first_name", "Recipient’s first name", "order"],
  ["shipping_address.last_name", "Recipient’s last name", "order"],
  ["shipping_address.address_line_1", "Street", "order"],
  ["shipping_address.address_line_2", "Street, line 2", "order"],
  ["shipping_address.postcode", "Postal code", "order"],
  ["shipping_address.city", "City", "order"],
  ["shipping_address.state_province", "State or province", "order"],
  ["shipping_address.country_code", "Country (code or name)", "order"],
  ["currency", "Currency", "order"],
  ["fulfilled_at", "Sent out on", "order"],
  ["delivered_at", "Delivered on", "order"],
  ["shipping.price", "Shipping paid", "order"],
  ["order_discount", "Discount on the order", "order"],
  ["subtotal", "Subtotal after discounts", "order"],
  ["fees", "Fees", "order"],
  ["tip", "Tip", "order"],
  ["duties", "Duties", "order"],
  ["taxes", "Tax of the order", "order"],
  ["total", "Order total", "order"],
  ["payments.method", "Payment method", "payment"],
  ["payments.refunded", "Refunded already", "payment"],
  ["payments.id", "Payment ID of the shop", "payment"],
  ["payments.captured_total", "Captured for several orders together", "payment"],
  ["name", "Item", "line"],
  ["variant_name", "Variant", "line"],
  ["sku", "SKU", "line"],
  ["ean", "EAN", "line"],
  ["quantity", "Quantity", "line"],
  ["unit_price", "Price of one", "line"],
  ["total_discount", "Discount on the line", "line"],
  ["line_total", "Line total after discounts", "line"],
  ["total_tax", "Tax of the line", "line"],
  ["tax_rate", "Tax rate (%)", "line"],
  ["refunded_quantity", "Units refunded already", "line"],
  ["platform_line_item_id", "Line ID of the shop", "line"],
  ["product_id", "Product ID of the shop", "line"],
] as const;

export type FieldName = (typeof ORDER_FIELDS)[number][0];

/** Fields required to create an order from a row. */
export const REQUIRED_FIELDS: readonly FieldName[] = ["order_number", "purchased_at", "name", "quantity", "unit_price"];

/** Names of the fields in shops and spreadsheets, compared without case, spaces and punctuation. */
const ALSO: Readonly<Record<FieldName, readonly string[]>> = {
  order_number: [
    "order number",
    "order",
    "order no",
    "order id",
    "name",
    "bestellnummer",
    "auftragsnummer",
    "número de pedido",
    "numéro de commande",
    "ordernummer",
    "invoiceno",
  ],
  purchased_at: [
    "purchased at",
    "created at",
    "order date",
    "date",
    "paid at",
    "bestelldatum",
    "datum",
    "fecha",
    "invoicedate",
    "purchase date",
    "placed",
    "placed at",
    "ordered at",
    "ordered on",
  ],
  purchased_time: ["order time", "time of order", "uhrzeit", "hora", "heure", "ora"],
  email: ["email", "e-mail", "customer email", "email address", "correo"],
  "customer.first_name": [
    "first name",
    "first",
    "customer first name",
    "billing first name",
    "vorname",
    "prénom",
    "nombre",
  ],
  "customer.last_name": [
    "last name",
    "last",
    "customer last name",
    "surname",
    "billing last name",
    "nachname",
    "nom",
    "apellido",
  ],
  "customer.full_name": [
    ...["full name", "customer name", "customer", "billing name", "buyer name", "client"],
    ...["kunde", "kundenname", "nombre completo", "cliente", "nom complet", "nom du client", "nome completo"],
  ],
  "shipping_address.full_name": ["shipping name", "ship to name", "recipient", "recipient name", "empfänger"],
  "shipping_address.first_name": ["shipping first name", "recipient first name"],
  "shipping_address.last_name": ["shipping last name", "recipient last name"],
  "shipping_address.address_line_1": [
    "shipping address1",
    "shipping street",
    "address",
    "street",
    "address line 1",
    "straße",
    "strasse",
  ],
  "shipping_address.address_line_2": ["shipping address2", "shipping street 2", "address2", "address line 2"],
  "shipping_address.state_province": ["shipping province", "shipping state", "state", "province", "region"],
  "shipping_address.postcode": ["shipping zip", "zip", "postcode", "postal code", "plz"],
  "shipping_address.city": ["shipping city", "city", "ort", "stadt", "ville", "ciudad"],
  "shipping_address.country_code": ["shipping country", "country", "country code", "land", "pays", "país"],
  currency: ["currency", "währung", "devise", "moneda"],
  fulfilled_at: ["fulfilled at", "shipped at", "sent at", "ship date", "versanddatum"],
  delivered_at: ["delivered at", "delivery date", "lieferdatum"],
  "shipping.price": ["shipping", "shipping price", "shipping cost", "shipping total", "versandkosten"],
  order_discount: ["order discount", "discount amount", "discount", "rabatt"],
  fees: [
    "fees",
    "fee",
    "fee total",
    "fees total",
    "order fees",
    "surcharge",
    "handling",
    "gebühren",
    "frais",
    "recargo",
  ],
  tip: ["tip", "tips", "tip amount", "gratuity", "trinkgeld", "propina", "pourboire", "mancia"],
  duties: ["duties", "duty", "customs duties", "zölle", "zollgebühren", "aranceles", "droits de douane", "dazi"],
  subtotal: ["subtotal after discounts"],
  taxes: [
    ...["taxes", "order tax", "tax total", "total tax", "order total tax"],
    ...["steuern", "mehrwertsteuer gesamt", "impuestos", "taxes de la commande", "imposte"],
  ],
  total: [
    ...["order total", "grand total", "total paid", "amount paid", "gesamtbetrag", "gesamtsumme"],
    ...["total del pedido", "total de la commande", "totale ordine"],
  ],
  "payments.method": [
    ...["payment method", "payment type", "payment", "paid by", "zahlungsart", "zahlungsmethode"],
    ...["método de pago", "forma de pago", "mode de paiement", "moyen de paiement", "metodo di pagamento"],
  ],
  "payments.refunded": [
    ...["refunded amount", "amount refunded", "refund amount", "total refunded", "refunded total", "refunded"],
    ...["erstattet", "erstatteter betrag", "reembolsado", "importe reembolsado", "montant remboursé", "rimborsato"],
  ],
  "payments.id": [
    ...["payment id", "payment reference", "payment intent", "charge id", "transaction id"],
    ...["zahlungs-id", "transaktions-id", "id de pago", "id de transacción", "id de paiement", "id pagamento"],
  ],
  "payments.captured_total": [
    ...["captured total", "total captured", "payment total", "charge total", "captured in all"],
    ...["gesamt eingezogen", "total cobrado", "total encaissé", "totale incassato"],
  ],
  name: [
    "lineitem name",
    "item name",
    "product name",
    "product",
    "item",
    "title",
    "description",
    "artikel",
    "produkt",
    "name",
  ],
  variant_name: ["variant", "variant title", "variant name", "size", "option", "variante"],
  sku: ["lineitem sku", "sku", "item sku", "article number", "artikelnummer", "stockcode"],
  ean: ["ean", "gtin", "barcode", "upc"],
  quantity: ["lineitem quantity", "quantity", "qty", "menge", "anzahl", "cantidad", "quantité"],
  unit_price: [
    "lineitem price",
    "unit price",
    "price",
    "item price",
    "preis",
    "einzelpreis",
    "precio",
    "prix",
    "unitprice",
  ],
  total_discount: ["lineitem discount", "line discount", "item discount"],
  line_total: ["line total", "item total", "row total", "zeilensumme", "total de línea", "total de ligne"],
  total_tax: ["line tax", "item tax", "tax amount", "tax", "steuerbetrag", "mwst betrag", "iva importe"],
  tax_rate: [
    ...["tax rate", "tax percent", "vat rate", "vat %", "vat", "tax %"],
    ...["steuersatz", "mwst satz", "mwst", "tipo de iva", "iva", "taux de tva", "tva", "aliquota iva"],
  ],
  refunded_quantity: ["refunded quantity", "quantity refunded", "qty refunded", "erstattete menge"],
  platform_line_item_id: ["platform line item id", "line item id", "lineitem id", "line id", "position id"],
  product_id: ["product id", "item id", "produkt-id"],
};

/** Returns the names of a field in files. */
export const namesOf = (field: FieldName): readonly string[] => ALSO[field];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Guesses the column of each field by name: each column is used once, the closest name first. An empty column is used
 * only if no other fits.
 */
export const guessColumns = (
  header: readonly string[],
  isFilled: (name: string) => boolean = () => true,
): Partial<Record<FieldName, string>> => {
  const found = joinByName(header.filter(isFilled));
  const left = header.filter((name) => !Object.values(found).includes(name));
  const columns = { ...joinByName(left), ...found };
  // A payment with only an ID has no other data, and importing the file again would create another one.
  if (columns["payments.captured_total"] === undefined) delete columns["payments.id"];
  return columns;
};

const joinByName = (header: readonly string[]): Partial<Record<FieldName, string>> => {
  const taken = new Set<string>();
  const found: Partial<Record<FieldName, string>> = {};
  const columns = header.filter((name, place) => name.trim() !== "" && header.indexOf(name) === place);
  // Our own names come last, because shop exports use some of them for something else.
  for (let rank = -1; rank <= MOST_NAMES; rank += 1)
    for (const [field, label, part] of ORDER_FIELDS) {
      if (found[field] !== undefined) continue;
      const own: string = part === "line" ? `line_items.${field}` : field;
      const name = rank === -1 ? own : rank === MOST_NAMES ? label : ALSO[field][rank];
      if (name === undefined) continue;
      const column = columns.find((each) => !taken.has(each) && bare(name) === bare(each));
      if (column === undefined) continue;
      found[field] = column;
      taken.add(column);
    }
  return found;
};

const MOST_NAMES = Math.max(...Object.values(ALSO).map(({ length }) => length));
