import { system } from "@/components/portal/copy/shell";
import { MessageScreen } from "@/components/portal/shell/message-screen";

export default function PortalNotFound() {
  return (
    <main>
      <title>{system.notFoundTitle}</title>
      <MessageScreen title={system.notFoundTitle} text={system.notFoundText} />
    </main>
  );
}
