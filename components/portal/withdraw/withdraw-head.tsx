import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";
import { Crumb, Lead, PageHead } from "../ui/page";

/** Back link, which of the two steps it is, and its question. */
export function WithdrawHead({ slug, step, reader: { t } }: { slug: string; step: 1 | 2; reader: Reader }) {
  return (
    <>
      <Crumb>
        <BackLink
          href={step === 1 ? `/r/${slug}` : `/r/${slug}/withdraw`}
          text={t(step === 1 ? "shell.returns" : "withdraw.change")}
        />
        <p className="text-ui text-ink-2">{t("withdraw.stepOf", { step })}</p>
      </Crumb>
      <PageHead title={t(step === 1 ? "withdraw.title" : "withdraw.confirmTitle")}>
        {step === 1 ? <Lead>{t("withdraw.lead")}</Lead> : null}
      </PageHead>
    </>
  );
}
