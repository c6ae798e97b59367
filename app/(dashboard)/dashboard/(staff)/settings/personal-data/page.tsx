import type { Metadata } from "next";
import { ErasuresTable } from "@/components/dashboard/personal-data/erasures-table";
import { KeepForm } from "@/components/dashboard/personal-data/keep-form";
import { ShopperSection } from "@/components/dashboard/personal-data/shopper-section";
import { t } from "@/messages/dashboard/personal-data";
import { settingsPage } from "../../../../settings-page";

export const generateMetadata = (): Metadata => ({ title: t("page.title") });

export default settingsPage(
  { title: () => t("page.title"), path: "personal-data", scope: "personal-data:write" },
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
