import { expect, test } from "vitest";
import { signatureOf, signRequest } from "./sign-request";

const consumerSecret = `cs_${"b".repeat(40)}`;

test("signs like another client whose signature a real WooCommerce accepted", () => {
  const query = {
    modified_after: "2020-01-01T00:00:00",
    ...{ dates_are_gmt: "true", per_page: "2", page: "1", orderby: "modified", order: "asc" },
    oauth_consumer_key: `ck_${"a".repeat(40)}`,
    oauth_nonce: "mGDRb3wGCXrKiA36yfq5i4iiLFQdukbj",
    ...{ oauth_signature_method: "HMAC-SHA256", oauth_timestamp: "1795433494", oauth_version: "1.0" },
  };
  const url = "http://127.0.0.1:4479/wp-json/wc/v3/orders";
  const signature = signatureOf({ method: "GET", url, query, consumerSecret });
  expect(signature).toBe("pfhZIMAsnc1XbGaOujPMHJXydjdFdNdekhAIwPX5c/4=");
});

test("does not send the secret and signs each request differently", () => {
  const unsigned = {
    method: "GET",
    url: "https://shop.example.com",
    query: { a: "(ü)" },
    consumerKey: "ck_1",
    consumerSecret,
  };
  const [one, two] = [signRequest({ ...unsigned, now: new Date(0) }), signRequest({ ...unsigned, now: new Date(0) })];
  expect(JSON.stringify(one)).not.toContain(consumerSecret);
  expect(one.oauth_signature).not.toBe(two.oauth_signature);
});
