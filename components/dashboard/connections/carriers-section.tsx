import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Table, TableHead } from "../../ui/table";
import { RETURN_METHOD_WORDS } from "../settings/setting-words";
import type { Connection } from "./types";

type CarriersSectionProps = { carriers: Connection["carriers"]; slug: string };

/** The carriers behind an account. Which of them shoppers may choose is a setting of its own. */
export function CarriersSection({ carriers, slug }: CarriersSectionProps) {
  return (
    <Section
      id="carriers"
      title="Carriers"
      aside={
        <ButtonLink size="small" href={`/dashboard/settings/shipping?store=${encodeURIComponent(slug)}`}>
          Choose what shoppers see
        </ButtonLink>
      }
    >
      <Table isPlain>
        <caption className="sr-only">Carriers of this account and how they take returns</caption>
        <TableHead columns={["Carrier", "Returns"]} />
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
      </Table>
    </Section>
  );
}
