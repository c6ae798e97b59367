import { CreditCard, type LucideIcon, Mail, Truck } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { paymentWords, type RefundingShop, refundsInShop } from "./payment-words";

type OtherJobsProps = { slug: string; isTesting: boolean; hasMailServer: boolean; shop: RefundingShop | null };

/** Work that no connection does yet: what happens instead, and where it is set up. `shop`: the one that can refund. */
export function OtherJobs({ slug, isTesting, hasMailServer, shop }: OtherJobsProps) {
  const query = `?store=${encodeURIComponent(slug)}`;
  return (
    <ul className="border-rule divide-line bg-surface max-w-[820px] divide-y rounded-[6px] border">
      <Job Icon={Truck} title="Carriers" action={["Shipping settings", `/dashboard/settings/shipping${query}`]}>
        Homeward has no carrier connections yet.{" "}
        {isTesting
          ? "In test mode a sandbox carrier makes labels that aren't real."
          : "Shoppers ship the parcel themselves, or your team uploads their labels."}
      </Job>
      <Job
        Icon={CreditCard}
        title="Payments"
        action={refundsInShop(shop, isTesting) ? null : ["Pending refunds", "/dashboard/refunds"]}
      >
        {paymentWords(shop, isTesting)}
      </Job>
      <Job Icon={Mail} title="Email" action={["Go-live checklist", `/dashboard/settings/go-live${query}`]}>
        {hasMailServer
          ? "A mail server is set up for all stores of this installation."
          : "No mail server is set up, so emails stay in the dashboard under Emails. Whoever runs Homeward sets SMTP_URL and MAIL_FROM."}
      </Job>
    </ul>
  );
}

type JobProps = {
  Icon: LucideIcon;
  title: string;
  action: readonly [word: string, href: string] | null;
  children: ReactNode;
};

function Job({ Icon, title, action, children }: JobProps) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[20px_minmax(0,1fr)_auto]">
      <Icon className="text-ink-3 mt-0.5" size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-2">{children}</p>
      </div>
      {action ? (
        <Link className="button col-start-2 justify-self-start sm:col-start-3" data-size="small" href={action[1]}>
          {action[0]}
        </Link>
      ) : null}
    </li>
  );
}
