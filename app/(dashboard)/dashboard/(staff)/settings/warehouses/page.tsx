import type { Metadata } from "next";
import { Warehouses } from "@/components/dashboard/settings/warehouses";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Warehouses" };

export default async function WarehousesPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, viewer, place, isOpen } = await settingsPlace("/dashboard/settings/warehouses", searchParams);
  if (!isOpen) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [{ warehouses }, { connections }] = await Promise.all([
    api.listWarehouses(which),
    viewer.can("connections:read") ? api.listConnections(which) : { connections: [] },
  ]);
  const locations = connections.flatMap((connection) => connection.locations);
  return (
    <>
      <h1 className="text-h1 font-semibold">Warehouses</h1>
      <Warehouses key={place.ecommerceId} warehouses={warehouses} locations={locations} place={place} />
    </>
  );
}
