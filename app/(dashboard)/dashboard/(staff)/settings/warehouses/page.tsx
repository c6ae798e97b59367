import { Warehouses } from "@/components/dashboard/settings/warehouses";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("warehouses");

export default settingsPage({ section: "warehouses" }, async ({ api, viewer, place, which }) => {
  const [{ warehouses }, { connections }] = await Promise.all([
    api.listWarehouses(which),
    viewer.can("connections:read") ? api.listConnections(which) : { connections: [] },
  ]);
  const locations = connections.flatMap((connection) => connection.locations);
  return <Warehouses key={place.ecommerceId} warehouses={warehouses} locations={locations} place={place} />;
});
