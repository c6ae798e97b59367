import type { ShopperLanguage } from "@/contract/vocabulary/language";

/** Texts above and below the name of the demo's portal, in languages other than English. */
export const DEMO_WORDS: Partial<Record<ShopperLanguage, { title: string; slogan: string }>> = {
  de: {
    title: "Rücksendung anmelden",
    slogan: "30 Tage bei Wind und Wetter testen. Passt es nicht, ist die Abgabe kostenlos.",
  },
  es: {
    title: "Hacer una devolución",
    slogan: "Pruébelo 30 días con viento y lluvia. Si no le convence, la entrega es gratuita.",
  },
  fr: {
    title: "Faire un retour",
    slogan: "Testez 30 jours par tous les temps. Si l’article ne vous convient pas, le dépôt est gratuit.",
  },
  it: {
    title: "Effettuare un reso",
    slogan: "Lo provi per 30 giorni con vento e pioggia. Se non fa per Lei, la consegna del reso è gratuita.",
  },
  nl: {
    title: "Retour aanmelden",
    slogan: "Probeer het 30 dagen uit in weer en wind. Is het niets voor je, dan is inleveren gratis.",
  },
  pl: {
    title: "Zgłoś zwrot",
    slogan: "Wypróbuj przez 30 dni w deszczu i na wietrze. Jeśli coś nie pasuje, nadanie zwrotu jest bezpłatne.",
  },
  pt: {
    title: "Fazer uma devolução",
    slogan: "Experimente durante 30 dias, com vento e chuva. Se não servir, a entrega é gratuita.",
  },
  sv: {
    title: "Skicka en retur",
    slogan: "Prova i 30 dagar i regn och rusk. Passar det inte är det gratis att lämna in returen.",
  },
  da: {
    title: "Start en retur",
    slogan: "Prøv det i 30 dage i blæst og regn. Passer det ikke, er det gratis at indlevere returen.",
  },
  ar: {
    title: "بدء عملية إرجاع",
    slogan: "جرّبه 30 يومًا في الريح والمطر. وإن لم يناسبك، فتسليم المرتجع مجاني.",
  },
};
