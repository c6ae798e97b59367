// For `node --import`: redirects all of Shopify's addresses to the mock on loopback, at the port SHOPIFY_MOCK_PORT. The
// product runs unchanged, with the addresses that a merchant types.
import net from "node:net";
import tls from "node:tls";

const SHOPIFY = /(^|\.)myshopify\.com$|^storage\.example\.com$/;
const connect = tls.connect;

tls.connect = (...given) => {
  const [options] = given;
  const port = Number(process.env.SHOPIFY_MOCK_PORT);
  if (!port || typeof options !== "object" || !SHOPIFY.test(options.servername || options.host || ""))
    return connect(...given);
  const socket = net.connect(port, "127.0.0.1");
  socket.once("connect", () => socket.emit("secureConnect"));
  return socket;
};
