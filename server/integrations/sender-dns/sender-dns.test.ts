import { expect, test } from "vitest";
import { createSenderDns } from "./sender-dns";

const dnsOf = (records: Record<string, string[][] | string>) =>
  createSenderDns(async (name) => {
    const found = records[name] ?? "ENOTFOUND";
    if (typeof found === "string") throw Object.assign(new Error(found), { code: found });
    return found;
  });

test("a record that is split into parts is one text; other texts of the domain are none", async () => {
  const dns = dnsOf({
    "shop.example": [["google-site-verification=1"], ["v=spf1 include:_spf.", "mail.example -all"]],
    "_dmarc.shop.example": [["V=DMARC1; p=none"]],
  });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "FOUND", dmarc: "FOUND" });
});

test("a record that only begins alike is none, and a domain without records says so", async () => {
  const dns = dnsOf({ "shop.example": [["v=spf10 -all"]], "_dmarc.shop.example": "ENODATA" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "MISSING", dmarc: "MISSING" });
});

test("without an answer nothing is claimed", async () => {
  const dns = dnsOf({ "shop.example": "ETIMEOUT", "_dmarc.shop.example": "ECONNREFUSED" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "NO_ANSWER", dmarc: "NO_ANSWER" });
});
