import type { SettingViolation, StoreConfig } from "./types";

/**
 * Returns what is wrong with a refund configuration: each option may occur once, and settings may refer only to offered
 * options.
 */
export const checkRefunds = ({ refundOptions, refunds }: StoreConfig): SettingViolation[] => [
  ...refundOptions.flatMap((option, index) =>
    refundOptions.indexOf(option) === index
      ? []
      : [{ field: `action_configs[${index}].refund_option`, description: `${option} is already listed` }],
  ),
  ...refunds.actions.flatMap(({ minDays, maxDays }, index) =>
    minDays <= maxDays
      ? []
      : [
          {
            field: `action_configs[${index}].max_days`,
            description: `must not be below min_days, which is ${minDays}`,
          },
        ],
  ),
  ...refunds.paymentMethods.flatMap(({ paymentMethod, refundOptions: some }, index) => {
    const field = `payment_method_configs[${index}]`;
    const isSame = (other: { paymentMethod: string }) =>
      other.paymentMethod.toLowerCase() === paymentMethod.toLowerCase();
    const isRepeated = refunds.paymentMethods.findIndex(isSame) !== index;
    return [
      ...(isRepeated ? [{ field: `${field}.payment_method`, description: `${paymentMethod} is already listed` }] : []),
      ...some.flatMap((option, at) =>
        refundOptions.includes(option)
          ? []
          : [
              {
                field: `${field}.refund_options[${at}]`,
                description: `${option} is not offered; action_configs has ${refundOptions.join(", ")}`,
              },
            ],
      ),
    ];
  }),
];
