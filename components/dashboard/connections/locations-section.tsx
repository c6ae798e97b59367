import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";

export type WarehousePlace = { id: string; name: string; shop_location_id: string };

type LocationsSectionProps = {
  locations: readonly { location_id: string; name: string }[];
  warehouses: readonly WarehousePlace[];
  slug: string;
  name: string;
};

/** The shop's places with stock, and the warehouses that restock into them. */
export function LocationsSection({ locations, warehouses, slug, name }: LocationsSectionProps) {
  return (
    <Section
      id="locations"
      title="Locations"
      aside={
        <ButtonLink size="small" href={`/dashboard/settings/warehouses?store=${encodeURIComponent(slug)}`}>
          Edit warehouses
        </ButtonLink>
      }
    >
      <Table isPlain>
        <caption className="sr-only">Locations in {name} and the warehouses that restock into them</caption>
        <thead>
          <tr>
            <th scope="col">Location in {name}</th>
            <th scope="col">Warehouse</th>
          </tr>
        </thead>
        <tbody>
          {locations.map((place) => (
            <tr key={place.location_id}>
              <th scope="row" className="whitespace-normal!">
                {place.name}
              </th>
              <td className="whitespace-normal!">{namesAt(place.location_id, warehouses)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-ink-2 mt-2 text-[13px]">
        Items are restocked into the location of the warehouse that received them. A warehouse without one uses the
        shop's default location.
      </p>
    </Section>
  );
}

const namesAt = (locationId: string, warehouses: readonly WarehousePlace[]): string =>
  warehouses
    .filter((each) => each.shop_location_id === locationId)
    .map((each) => each.name)
    .join(", ") || "–";
