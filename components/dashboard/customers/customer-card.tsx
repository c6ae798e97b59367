import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/customers";
import { localLines } from "../../ui/address-lines";
import { Pairs } from "../../ui/pairs";
import { TextAnchor, TextLink } from "../../ui/text-link";
import { unknownCustomer } from "../return-facts/record-links";
import type { OrderDetail } from "./types";

type CustomerCardProps = {
  customer: OrderDetail["customer"];
  /** Link to the customer's page; undefined on that page. */
  href?: string;
  children?: ReactNode;
};

/** The customer's name and contact details; empty after their data was erased. */
export function CustomerCard({ customer, href, children }: CustomerCardProps) {
  const { name, email, phone, address } = customer;
  const lines = localLines(address).filter((line) => line !== name);
  return (
    <section>
      <h2>{t("customerCard.title")}</h2>
      <Pairs>
        <dt>{t("customerCard.name")}</dt>
        <dd>
          {href === undefined ? (
            name || t("customerCard.unknown")
          ) : (
            <TextLink href={href}>{name || unknownCustomer()}</TextLink>
          )}
        </dd>
        <dt>{t("customerCard.email")}</dt>
        <dd>{email ? <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor> : t("customerCard.unknown")}</dd>
        {phone ? (
          <>
            <dt>{t("customerCard.phone")}</dt>
            <dd>{phone}</dd>
          </>
        ) : null}
        {lines.length === 0 ? null : (
          <>
            <dt>{t("customerCard.address")}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </>
        )}
        {children}
      </Pairs>
    </section>
  );
}

/** Class of the side column of such a page. */
export const MARGIN =
  "rounded-control border border-rule bg-surface [&_h2]:mb-2 [&_h2]:font-semibold [&>section]:px-4 [&>section]:pt-3.5 [&>section]:pb-4 [&>section+section]:border-t [&>section+section]:border-line";
