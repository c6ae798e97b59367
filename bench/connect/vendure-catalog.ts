import { VENDURE_ERROR, type VendureClient } from "./vendure-client";

const PRODUCTS = [
  { name: "Linen shirt", option: "Size", values: ["S", "M"], prices: [3999, 3999], sku: "LINEN" },
  { name: "Café-Tasse „Größe 2“", option: "Color", values: ["Red"], prices: [1234], sku: "MUG" },
  { name: "靴下", option: "Color", values: ["Blue"], prices: [333], sku: "SOCKS" },
];

export const createProducts = async (admin: VendureClient, channels: readonly string[]): Promise<void> => {
  const text = (name: string) => [{ languageCode: "en", name }];
  const { taxCategories } = await admin("{ taxCategories { items { id } } }");
  await admin(`mutation { createStockLocation(input: { name: "Returns desk" }) { id } }`);
  for (const { name, option, values, prices, sku } of PRODUCTS) {
    const { createProduct: product } = await admin(
      "mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }",
      { input: { translations: [{ languageCode: "en", name, slug: sku.toLowerCase(), description: "" }] } },
    );
    const options = values.map((value) => ({ code: value.toLowerCase(), translations: text(value) }));
    const { createProductOptionGroup: group } = await admin(
      "mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }",
      { input: { code: `${sku}-${option}`, translations: text(option), options } },
    );
    await admin("mutation ($p: ID!, $g: ID!) { addOptionGroupToProduct(productId: $p, optionGroupId: $g) { id } }", {
      p: product.id,
      g: group.id,
    });
    await admin("mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }", {
      input: values.map((value, i) => ({
        productId: product.id,
        sku: `${sku}-${value.toUpperCase()}`,
        price: prices[i],
        stockOnHand: sku === "LINEN" && value === "M" ? 150 : 5_000,
        taxCategoryId: taxCategories.items[0].id,
        optionIds: [group.options[i].id],
        translations: text(`${name} ${value}`),
      })),
    });
    for (const channel of channels)
      await admin(
        "mutation ($p: [ID!]!, $c: ID!) { assignProductsToChannel(input: { productIds: $p, channelId: $c }) { id } }",
        { p: [product.id], c: channel },
      );
  }
};

export const createPromotions = async (admin: VendureClient, prefix: string): Promise<void> => {
  const create = (code: string, action: { code: string; arguments: { name: string; value: string }[] }) => {
    // A promotion of one channel is also one of the default channel, where two with the same code would both apply.
    const couponCode = prefix + code;
    return admin(
      `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } ${VENDURE_ERROR} } }`,
      {
        input: {
          enabled: true,
          couponCode,
          conditions: [],
          actions: [action],
          translations: [{ languageCode: "en", name: couponCode }],
        },
      },
    );
  };
  await create("TENOFF", { code: "order_percentage_discount", arguments: [{ name: "discount", value: "10" }] });
  await create("FIVER", { code: "order_fixed_discount", arguments: [{ name: "discount", value: "500" }] });
  await create("FREESHIP", { code: "free_shipping", arguments: [] });
  await create("GIFT", { code: "order_percentage_discount", arguments: [{ name: "discount", value: "100" }] });
};
