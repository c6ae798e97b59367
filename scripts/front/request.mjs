import { IncomingMessage } from "node:http";

/**
 * Returns a copy of the request with a changed request line and headers, and with a body that has already arrived.
 * @param {import("node:http").IncomingMessage} req
 * @param {{method?: string, url?: string, headers: import("node:http").IncomingHttpHeaders, body: Buffer}} changes
 */
export function requestAgain(req, { body, ...changes }) {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, trailers, rawTrailers } = req;
  const again = new IncomingMessage(req.socket);
  Object.assign(again, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  Object.assign(again, { trailers, rawTrailers, complete: true }, changes);
  if (body.length > 0) again.push(body);
  again.push(null);
  return again;
}
