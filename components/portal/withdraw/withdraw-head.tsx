import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";

type WithdrawHeadProps = { slug: string; step: 1 | 2; reader: Reader };

/** The way back, which of the two steps it is, and what it asks. */
export function WithdrawHead({ slug, step, reader: { t } }: WithdrawHeadProps) {
  return (
    <>
      <div className="crumb">
        <BackLink
          href={step === 1 ? `/r/${slug}` : `/r/${slug}/withdraw`}
          text={t(step === 1 ? "shell.returns" : "withdraw.change")}
        />
        <p className="note">{t("withdraw.stepOf", { step })}</p>
      </div>
      <div className="head">
        <h1 tabIndex={-1}>{t(step === 1 ? "withdraw.title" : "withdraw.confirmTitle")}</h1>
        {step === 1 ? <p>{t("withdraw.lead")}</p> : null}
      </div>
    </>
  );
}
