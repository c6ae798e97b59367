import { expect, test } from "vitest";
import { shopperArchive } from "./shopper-archive";

const content = Buffer.from("bytes").toString("base64");

/** The operations that an archive needs. */
const operations = {
  exportShopper: async () => ({
    data: { orders: [], withdrawals: [{ id: "wdr_1" }], mails: [{ id: "mail_1" }] },
    files: [
      { file_id: "file_1", name: "../../etc/passwd" },
      { file_id: "file_2", name: "photo of Zoë.png" },
    ],
  }),
  getShopperFile: async () => ({ name: "x", content_type: "image/png", content }),
  getReceipt: async () => ({ name: "WD-1.pdf", content }),
  getMail: async () => ({ mail: { attachments: [{ name: "pass.pdf", content_type: "application/pdf", content }] } }),
};

test("starts an archive with the document that lists its files, whose names can't escape their folder", async () => {
  const paths: string[] = [];
  let document = "";
  for await (const { path, bytes } of shopperArchive(operations as never, "zoe@example.com")) {
    paths.push(path);
    if (path === "personal-data.json") document = Buffer.from(bytes).toString();
    else expect(Buffer.from(bytes).toString()).toBe("bytes");
  }
  expect(paths).toEqual([
    "personal-data.json",
    "files/001-.._.._etc_passwd",
    "files/002-photo_of_Zo_.png",
    "withdrawals/001-WD-1.pdf",
    "emails/001-pass.pdf",
  ]);
  expect(JSON.parse(document).files).toEqual([
    { file_id: "file_1", path: "files/001-.._.._etc_passwd" },
    { file_id: "file_2", path: "files/002-photo_of_Zo_.png" },
  ]);
});
