/**
 * Holds back what is written to an answer for which `isReplaced` is true, and sends the result of `read` once it has
 * ended.
 * @param {import("node:http").ServerResponse} res
 * @param {{
 *   isReplaced: (status: number) => boolean,
 *   read: (status: number) => MaybePromise<{status: number, headers: import("node:http").OutgoingHttpHeaders, body: Buffer}>,
 * }} options
 * @template T
 * @typedef {T | Promise<T>} MaybePromise
 */
export function replaceAnswer(res, { isReplaced, read }) {
  const { writeHead, write, end, flushHeaders } = res;
  let held = 0;
  const holds = (status) => {
    if (held === 0 && !res.headersSent && isReplaced(status)) held = status;
    return held > 0;
  };
  res.writeHead = (status, ...more) => (holds(status) ? res : writeHead.call(res, status, ...more));
  res.flushHeaders = () => (holds(res.statusCode) ? undefined : flushHeaders.call(res));
  res.write = (...part) => (holds(res.statusCode) ? true : write.apply(res, part));
  res.end = (...part) => {
    if (!holds(res.statusCode)) return end.apply(res, part);
    void Promise.resolve(read(held)).then(({ status, headers, body }) => {
      for (const name of OF_REPLACED) res.removeHeader(name);
      writeHead.call(res, status, headers);
      end.call(res, body);
    });
    return res;
  };
}

/** Headers that would be wrong for another body. */
const OF_REPLACED = ["content-encoding", "content-length", "transfer-encoding", "link", "etag"];
