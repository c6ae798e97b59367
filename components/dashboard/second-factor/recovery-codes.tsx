import { useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/second-factor";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { copyText } from "../browser/copy-text";

/** Recovery codes, visible only once: to be copied, printed or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="mt-6 border border-rule rounded-control bg-paper [&_li:nth-child(odd)]:border-r [&_li:nth-child(odd)]:border-line max-[360px]:[&_li:nth-child(odd)]:border-r-0">
      <ol className="text-ui grid-cols-[1fr_1fr] font-mono grid max-[360px]:grid-cols-[1fr]">
        {codes.map((code) => (
          <li className="py-2 px-3 border-b border-line" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <p className="p-3 gap-2 flex print:hidden">
        <Button
          isLive
          size="small"
          onClick={async (event) => setCopied(await copyText(codes.join("\n"), event.currentTarget))}
        >
          <Icon name={isCopied ? "check" : "copy"} small />
          {isCopied ? common("copied") : t("recoveryCodes.copyAll")}
        </Button>
        <Button isLive size="small" onClick={() => window.print()}>
          {t("recoveryCodes.print")}
        </Button>
      </p>
    </div>
  );
}
