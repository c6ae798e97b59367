import Link from "next/link";
import { RETURN_METHOD_WORDS } from "../settings/setting-words";
import type { Connection } from "./types";

type CarriersSectionProps = { carriers: Connection["carriers"]; slug: string };

/** The carriers behind an account. Which of them shoppers may choose is a setting of its own. */
export function CarriersSection({ carriers, slug }: CarriersSectionProps) {
  return (
    <section className="section" aria-labelledby="carriers">
      <header>
        <h2 id="carriers" className="text-h2 font-semibold">
          Carriers
        </h2>
        <Link
          className="button"
          data-size="small"
          href={`/dashboard/settings/shipping?store=${encodeURIComponent(slug)}`}
        >
          Choose what shoppers see
        </Link>
      </header>
      <table className="table plain">
        <caption className="sr-only">Carriers of this account and how they take returns</caption>
        <thead>
          <tr>
            <th scope="col">Carrier</th>
            <th scope="col">Returns</th>
          </tr>
        </thead>
        <tbody>
          {carriers.map(({ carrier, name, return_methods: methods }) => (
            <tr key={carrier}>
              <th scope="row" className="whitespace-normal!">
                {name}
              </th>
              <td className="whitespace-normal!">{methods.map((method) => RETURN_METHOD_WORDS[method]).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
