/** Answers with a file to download; `content` is base64. */
export const fileAnswer = ({
  name,
  content,
  contentType = "application/pdf",
}: {
  name: string;
  content: string;
  contentType?: string;
}): Response =>
  new Response(Buffer.from(content, "base64"), {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "_")}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
