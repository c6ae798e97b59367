import { ErasuresTable } from "@/components/dashboard/personal-data/erasures-table";
import { KeepForm } from "@/components/dashboard/personal-data/keep-form";
import { ShopperSection } from "@/components/dashboard/personal-data/shopper-section";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("personal-data");

export default settingsPage(
  { section: "personal-data", scope: "personal-data:write" },
  async ({ api, place, which }) => {
    const [rule, { erasures }] = await Promise.all([api.getPersonalDataRule(which), api.listErasures({})]);
    return (
      <>
        <KeepForm key={place.ecommerceId} value={rule} place={place} />
        <ShopperSection />
        <ErasuresTable erasures={erasures} timeZone={place.timeZone} />
      </>
    );
  },
);
