export const SHOP_AND_APP = `query ShopAndApp {
  shop { name myshopifyDomain currencyCode plan { partnerDevelopment } }
  currentAppInstallation { accessScopes { handle } }
}`;

export const LOCATIONS = `query Locations($after: String) {
  locations(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } }
}`;

export const SUBSCRIPTIONS = `query Subscriptions($after: String) {
  webhookSubscriptions(first: 100, after: $after) {
    nodes { id topic uri apiVersion { handle } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const SUBSCRIBE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;

export const UNSUBSCRIBE = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } }
}`;

export const ORDER_NOTE_SET = `mutation OrderNoteSet($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { code message } }
}`;
