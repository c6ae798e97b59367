import { Hint } from "../../ui/field";
import { CodeBlock } from "../controls/code-block";

const SAMPLE = `createServer(async (request, response) => {
  const mac = createHmac("sha256", process.env.SECRET).update(Buffer.concat(await request.toArray())).digest();
  const sent = Buffer.from(request.headers["x-svc-signature"] ?? "", "hex");
  response.writeHead(sent.length === mac.length && timingSafeEqual(mac, sent) ? 204 : 401).end();
}).listen(4000);`;

/** A first event of one's own making, to hear the receiver answer before any return is made. */
const CALL = `BODY='{"svc_process_id":"prc_test"}'
curl -i http://localhost:4000 -d "$BODY" \\
  -H "X-SVC-Signature: $(printf %s "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)"`;

/** The least that a receiver must do, for those who have none yet. */
export function ReceiverSample() {
  return (
    <div className="mt-2">
      <h3 className="mb-2 font-semibold">A receiver in five lines</h3>
      <CodeBlock label="A receiver in five lines">
        <code>{SAMPLE}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        Node, with <code>createServer</code> from node:http, <code>createHmac</code> and <code>timingSafeEqual</code>{" "}
        from node:crypto. It confirms the signature over the raw bytes and acknowledges with 204. Anything but a 2xx is
        sent again, ten times within a day.
      </Hint>
      <h3 className="mt-4 mb-2 font-semibold">Try it from a terminal</h3>
      <CodeBlock label="A call of the receiver">
        <code>{CALL}</code>
      </CodeBlock>
      <Hint className="max-w-prose">
        <code>SECRET</code> is the endpoint's secret, in both. 204 means that the signature was confirmed; with another
        secret it is 401.
      </Hint>
    </div>
  );
}
