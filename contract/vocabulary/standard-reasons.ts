/** What a store without a list of its own asks, in the languages of its shoppers. */
export const STANDARD_REASONS = [
  {
    name: "TOO_SMALL",
    label: "Too small",
    labels: { de: "Zu klein", es: "Demasiado pequeño", fr: "Trop petit", it: "Troppo piccolo" },
    requires_comment: false,
    size_direction: "TOO_SMALL",
  },
  {
    name: "TOO_BIG",
    label: "Too big",
    labels: { de: "Zu groß", es: "Demasiado grande", fr: "Trop grand", it: "Troppo grande" },
    requires_comment: false,
    size_direction: "TOO_BIG",
  },
  {
    name: "NOT_AS_DESCRIBED",
    label: "Not as shown",
    labels: {
      de: "Anders als abgebildet",
      es: "No es como se mostraba",
      fr: "Différent de la photo",
      it: "Diverso da come mostrato",
    },
    requires_comment: false,
    size_direction: "NONE",
  },
  {
    name: "DAMAGED",
    label: "Damaged or faulty",
    labels: {
      de: "Beschädigt oder fehlerhaft",
      es: "Dañado o defectuoso",
      fr: "Abîmé ou défectueux",
      it: "Danneggiato o difettoso",
    },
    requires_comment: true,
    size_direction: "NONE",
  },
  {
    name: "WRONG_ITEM",
    label: "Wrong item sent",
    labels: {
      de: "Falscher Artikel geliefert",
      es: "Me llegó otro artículo",
      fr: "Mauvais article reçu",
      it: "Articolo sbagliato",
    },
    requires_comment: false,
    size_direction: "NONE",
  },
  {
    name: "CHANGED_MIND",
    label: "Changed my mind",
    labels: { de: "Gefällt mir doch nicht", es: "Cambié de opinión", fr: "J’ai changé d’avis", it: "Ho cambiato idea" },
    requires_comment: false,
    size_direction: "NONE",
  },
  {
    name: "OTHER",
    label: "Something else",
    labels: { de: "Etwas anderes", es: "Otro motivo", fr: "Autre raison", it: "Altro" },
    requires_comment: true,
    size_direction: "NONE",
  },
] as const;
