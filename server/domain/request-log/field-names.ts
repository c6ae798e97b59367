import { wireColumns } from "@/server/schema/columns";

const names = (text: string): string[] => text.split(/\s+/);

/** Order fields that the manual lists needn't name: prisma/schema says which ones are personal data. */
const ofOrders = (isPersonal: boolean): string[] =>
  (["orders", "order_lines", "order_payments"] as const)
    .flatMap((table) => wireColumns(table))
    .filter(([, { person = "none" }]) => (person !== "none") === isPersonal)
    .map(([, { wire }]) => wire.slice(wire.lastIndexOf(".") + 1));

/** Maintained manually: machine-generated values and enum values. */
const SHOWN = names(
  `@type account_id account_name actor_kind amount amount_to_pay at attention_reason background_image_url
  background_text_color balance basis bonus border_radius capabilities captured_total carrier cause ends_at hold_amount
  hold_released_on released_on send_by carriers carrier_name checkout_id compensation_method connection_id
  content_type countries country country_code created_at created_from created_to currency_code cursor
  customer_printed_order_id dashboard_url date decided_at declared_value default_language delivery_note_type
  disconnected_at document_id document_ids ecommerce_group ecommerce_id ecommerce_order_id effect email_provider
  ended_at equal_option_names exchange_country expected exchange_flow exchange_order_name exchange_timing
  exchange_type exchange_variant_id excluded_category_ids expires_at external_amount extra_credit favicon_url
  fee_basis fee_type fees field finished_at full_catalog_product_image_ratio grade group hand_over_by height_cm
  identification_flow image import_id keep_amount keep_your_item_type key kind label_due_at label_source
  label_within_hours label_extension label_format lang languages last_error_at last_known_shipping_status
  last_ok_at layout_design_values length_cm line_item_id line_items_type location_id lkss logo_height_desktop
  logo_height_mobile logo_url mail_logo_url mail_main_color mode missing_amount new_last_known_shipping_status
  next_cursor next_step non_returnable_brand_ids non_returnable_category_ids non_returnable_collection_ids
  non_returnable_order_tag_ids non_returnable_product_ids non_returnable_tag_ids op order_id order_ids order_name
  order_number order_number_prefix order_number_suffix order_purchased_at original_carriers overpaid owed paid
  paid_amount payment pending payment_id payment_method persistent_logo_type pickup_date pickup_range
  pickup_ranges pickup_reference pickups_scheduled platform platform_main_menu_id platform_process_id portal_name
  preferred_exchange_type previous_last_known_shipping_status previous_status price_difference
  primary_theme_color_contrast_text primary_theme_color_dark primary_theme_color_light primary_theme_color_main
  process_id process_platform_id product_return_reason provider provider_name quote_id range ranges reached_at
  refund_by refund_limit refund_option refund_options refund_payment_method refund_timing refunded_at rejected reminder_flow
  request_id requested_at restocked_at result retries_at return_amount return_code return_id return_method
  return_methods prints_label return_reason return_type return_window_ends_at review_date review_flow
  review_status reviewed_at revoked_at rounding rule_id secondary_theme_color_contrast_text
  secondary_theme_color_dark secondary_theme_color_light secondary_theme_color_main service_id settlement_id
  shipping shipping_line shipping_status sent_on size_direction skip_workflow_activities skipped slug svc_process_id
  svc_process_status start_return_on_platform_time started_at state status status_key store_id store_list_url
  subtotal subtotal_price svc_id address_choice default_hs_code default_origin_country announced_at notice_time
  outcome warehouse_id shop_location_id svc_product_id svc_variant_id charge_due charge_returned taken_back
  time_zone timestamp timing total total_discounts total_fee total_price total_taxes type unit_id updated_at
  use_case user_preferred_lang user_selected_carrier user_selected_provider verdict version_ends_on weight
  width_cm day disabled_at discount ecommerce_ids endpoint_id event events failing_since include minimum_subtotal
  order_discount previous_secret_until`,
);

/** Maintained manually: names, addresses, free text, and anything that grants access or payment. */
const HIDDEN = names(
  `actor_name address address_line1 address_line2 address_line_1 address_line_2 bank_account city code comment
  company company_name contact_email content created_by_user customer_email customer_token decided_by destination
  detail error external_by external_note external_return_policy_url file formula full_name gift_email holder_name
  iban input_variant instance label label_url qr_code_url customs_form_url last_error location mapping message
  name non_returnable_reason not_restocked_reason note notice_emails opening_hours original_trackings pass_payload
  patch payment_token phone_number portal_url postal_code postcode province_state_code query reason reasons
  reference reject_reason reject_reasons requires_authorization_why requires_documents_why reviewed_by slogan
  state_province state_province_code tags text title tracking_id tracking_number tracking_url unauthorized_reason
  column url user value body disabled_reason request_headers response_body response_headers secret warehouse_name variant_name vat_number warnings website_url why`,
);

/**
 * The document's other names: of objects and lists, numbers, and booleans. Text in them is hidden, numbers are shown. A
 * name on no list was chosen by the caller and is hidden with its content.
 */
const OTHER = names(
  `hold instant_exchange is_chosen Idempotency-Key If-None-Match X-API-Key action_configs advance always amount_override are_partial_reviews_allowed
  authorization authorized bank_transfer basic_process_data byte_length can_cancel
  carry_over_automatic_discounts_on_exchanges closest_store compensation conditional_discounts connection connections costs costs_breakdown
  created credit current_page custom_attributes customer customer_address decision delivery derivation details
  dimensions can_enter_tracking documents draft ecommerce_warehouse_address eligibility enabled entries errors estimate exchange
  exchange_order execute_authorization existing_returns extra_line_items facts fee force_keep_your_item from
  fulfilled_quantity gift_card grace_minutes hand_over_days holds in_store_available incentives is_answering is_claim is_closed is_default is_enabled
  is_final is_forced is_foreseen is_gift is_offered is_required is_resellable is_returnable is_shopper_visible is_testing items
  keep_your_item labels legal_entity line line_items locations logistic_config logistics logistics_summary markup max_fee
  mark_unreviewed_items_as_missing matched_rule max_days max_days_to_send_package messages milestones min_days
  navigation needs_box needs_printer new_item new_items_to_ship non_returnable_code
  refunded_quantity open_exchange_items options order ordered_items orders orders_sync_disabled original_payment_method
  outlook override can_add_parcel is_split_binding max_parcel_count page page_size pagination parcel parcel_count parcels
  pay_for_logistics payment_method_configs payments payments_enabled photo_above
  pending_credit_to_use corrected_address pickup_address pickup_order pickup_slots portions position product products progress quantity
  quantity_returned quote rate_basis_points read read_bytes refund refund_original_shipping refund_override
  refund_percentage refunds refused repickup_attempt requested require_authorization requires_authorization
  requires_comment requires_customs requires_documents requires_grade requires_photo reservation_minutes restocking_enabled
  return_costs return_line_items return_logistics return_options return_period_days return_process_patch
  return_reasons return_stores return_summaries return_summary returnable_quantity returned_items returns
  review_auto_complete_days reviews revoke_conditional_discounts risk round_promocode rows rule_grace_minutes same_carrier_as_original
  same_category_only second_person_above send_within_days settings shipments shipping_address shopper show_reject_reason skip_fraud_detection sold_out
  stock store_credit stores taxes_included threshold timings to translations de en es fr it nl pl pt sv da ar total_bytes total_pages unchanged unit_index units
  updated upload_documents upload_documents_info valid_days variants version warehouse warehouses weight_in_grams
  whens windows withdrawal_enabled x-svc-api-key acknowledged days dead delivered duration_ms endpoint endpoints failed
  failing http_status in_a_row is_leaked resend_failed lately`,
);

/**
 * Names, addresses, free text, and anything that grants access or payment, as text or number. A test checks the lists
 * against the contract.
 */
export const HIDDEN_FIELDS: ReadonlySet<string> = new Set([...HIDDEN, ...ofOrders(true)]);

/** See `OTHER`. */
export const OTHER_FIELDS: ReadonlySet<string> = new Set(OTHER.filter((name) => !HIDDEN_FIELDS.has(name)));

/**
 * Which text fields of the public API may appear in the request log, by name: machine-generated values and enum values.
 * Everything else is hidden, including fields that haven't been classified (decisions, page 29).
 */
export const SHOWN_FIELDS: ReadonlySet<string> = new Set(
  [...SHOWN, ...ofOrders(false)].filter((name) => !HIDDEN_FIELDS.has(name) && !OTHER_FIELDS.has(name)),
);

/** Fields by which a call is found, and by which it is erased with its return or order. */
export const SUBJECT_FIELDS: ReadonlySet<string> = new Set([
  "process_id",
  "return_id",
  "return_code",
  "order_id",
  "order_ids",
  "order_number",
  "order_name",
  "customer_printed_order_id",
  "ecommerce_order_id",
  "platform_order_id",
  "platform_process_id",
  "process_platform_id",
]);

/** The other fields of an error response. */
export const PROBLEM_FIELDS: ReadonlySet<string> = new Set(["type", "title", "reason"]);

/** Our own sentences: shown without the values that they quote. */
export const SENTENCE_FIELDS: ReadonlySet<string> = new Set(["detail", "message", "description"]);

const KNOWN_FIELDS: ReadonlySet<string> = new Set(
  [SHOWN_FIELDS, HIDDEN_FIELDS, OTHER_FIELDS, PROBLEM_FIELDS, SENTENCE_FIELDS].flatMap((fields) => [...fields]),
);

/** Returns whether a name is ours: callers may send any names. */
export const isKnownField = (name: string): boolean => KNOWN_FIELDS.has(name);
